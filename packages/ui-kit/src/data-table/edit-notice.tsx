import css from './cell-editor.module.css'

export type Notice = { readonly tone: 'warning' | 'danger'; readonly text: string }

/** What was not written, in a bar below the table. @param props.id names the text for the field that it is about */
export function EditNotice(props: {
  readonly id: string
  readonly notice: Notice
  readonly onDismiss: () => void
}) {
  return (
    <div className={css['notice']} data-tone={props.notice.tone} role="alert">
      <span id={props.id}>{props.notice.text}</span>
      <button type="button" className={css['close']} onClick={props.onDismiss}>
        知道了
      </button>
    </div>
  )
}
