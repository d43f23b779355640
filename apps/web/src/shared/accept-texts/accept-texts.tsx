import { Checkbox, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'

/** The box of an account that is opened. Both texts open beside the form, so that nothing typed is lost. */
export function AcceptTexts({ checked, onChange }: { checked: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Checkbox name="terms" required checked={checked} onChange={onChange}>
      我已阅读并同意
      <Link to="/yhxy" target="_blank" rel="noopener" className={linkClass()}>
        《用户协议》
      </Link>
      和
      <Link to="/yszc" target="_blank" rel="noopener" className={linkClass()}>
        《隐私政策》
      </Link>
    </Checkbox>
  )
}
