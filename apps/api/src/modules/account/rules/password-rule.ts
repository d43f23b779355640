import { Failure } from '#platform/failure.ts'

/** Commonest passwords of published leaks that fit the length rule and no pattern below. */
const COMMON = new Set(
  (
    'password passw0rd password1 qwerty qwerty123 qwertyuiop qazwsx 1qaz2wsx 1q2w3e4r 1q2w3e 1q2w3e4r5t q1w2e3r4 a123456 a12345678 a123456789 aa123456 abc123 ' +
    'abc12345 abc123456 abcd1234 asd123456 asdasd asdfgh asdfghjkl zxcvbn zxcvbnm zxc123 qq123456 wang123456 woaini woaini520 woaini1314 iloveyou 5201314 520520 ' +
    '1314520 147258369 147258 159357 789456123 123456a 123456abc 12345678a 123123 321321 112233 121212 admin123 admin888 root123 letmein welcome monkey dragon ' +
    'sunshine princess football baseball master superman trustno1 haixuan haixuan123 haixuan888 temu123 temu1234 temu123456 shein123 tiktok123 aliexpress'
  ).split(' '),
)
const WEAK = '密码过于简单，请换一个不容易猜到的密码'

/** Specification 5 for setting a password: the repetition. The length is checked by the contract. */
export function refuseDifferentRepetition(password: string, again: string): void {
  if (password !== again) {
    const message = '两次输入密码不一致'
    throw new Failure('passwords_differ', message, {
      fields: [{ path: 'body.confirm_password', message }],
    })
  }
}

/** Refuses what a guesser tries first: one repeated or running sequence, a part of the mobile, common ones. */
export function refuseWeakPassword(password: string, mobile: string): void {
  const lower = password.toLowerCase()
  const weak = COMMON.has(lower) || isRun(lower) || (/^\d+$/.test(password) && mobile.includes(password))
  if (weak) throw new Failure('weak_password', WEAK, { fields: [{ path: 'body.password', message: WEAK }] })
}

/** All steps between neighbours are the same and small: 111111, 123456, 654321, abcdef. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) > 1) return false
  for (let i = 2; i < text.length; i++) {
    // 0 follows 9 on the keyboard.
    const before = text[i - 1] === '9' && text[i] === '0' ? step : text.charCodeAt(i) - text.charCodeAt(i - 1)
    if (before !== step) return false
  }
  return true
}
