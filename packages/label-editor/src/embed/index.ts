export {
  type ConnectOptions,
  connectLabelEditor,
  EmbedError,
  type LabelEditorClient,
  type LabelEditorEvents,
} from './embed-client.ts'
export { createEmbedFrame, type EmbedFrame, type FrameEditor, Refused } from './embed-frame.ts'
export { type MountedEditor, mountEditor } from './mount-editor.tsx'
export {
  EMBED_LIMITS,
  EMBED_LOCALE,
  EMBED_VERSION,
  type EmbedReason,
  type EmbedRefusal,
  type EmbedRows,
  type EmbedSettings,
  type EmbedTheme,
} from './protocol.ts'
