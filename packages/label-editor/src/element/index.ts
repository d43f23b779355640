import { LabelEditorElement } from './label-editor-element.ts'

export { LabelEditorElement, type LabelEditorElementEvents } from './label-editor-element.ts'

declare global {
  interface HTMLElementTagNameMap {
    'haixuan-label-editor': LabelEditorElement
  }
}

if (!customElements.get('haixuan-label-editor'))
  customElements.define('haixuan-label-editor', LabelEditorElement)
