import { linkClass, NoAccessState, QuotaState } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'

interface RefusedStateProps {
  /** The refusal of the server: its stable reason, and its sentence for the reader. */
  failure: { reason: string; message: string }
  size?: 'page'
}

/** What is where a refusal leaves nothing to show: a right that is used up says what is left and the way to more. */
export function RefusedState({ failure: { reason, message }, size }: RefusedStateProps) {
  const place = size ? { size } : {}
  if (!reason.includes('quota')) return <NoAccessState {...place} />
  return (
    <QuotaState
      {...place}
      // A page that asks for more rows than are left is refused before the right is used up.
      title="今日额度不足"
      resetText={message}
      action={
        <Link to="/buy" className={linkClass()}>
          升级会员
        </Link>
      }
    />
  )
}
