// What a page without a bundler loads: `<script type="module" src="label-editor-element.js">`.
import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'

export { LabelEditorElement } from './index.ts'
