import { linkClass, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { MailConfirmation, Unsubscription } from '#features/manage-mail'
import { RegisterForm } from '#features/register'
import { ForgottenForm, ResetPasswordForm } from '#features/reset-password'
import { SetPasswordForm } from '#features/set-password'
import { SignInForm } from '#features/sign-in'
import { Brand } from '#shared/brand'
import { SITE, SITE_NAME } from '#shared/config'
import { landingOf } from '#shared/routes'
import { channelsQuery } from '#shared/send-code'
import { $isSignedIn } from '#shared/session'
import styles from './account-page.module.css'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import { TrustPanel } from './trust-panel.tsx'

/**
 * Sign-in, registration (`?view=register`), a forgotten password (`forgot`, `reset` by a link), a new one (`password`) and the
 * links of mails (`mail`, `unsubscribe`) at one address.
 */
export function AccountPage() {
  const { view, redirect } = useSearch({ strict: false })
  const isSignedIn = useUnit($isSignedIn)
  return (
    <div className={styles.root} data-backdrop={SITE.loginUrl !== null || undefined}>
      {SITE.loginUrl === null && <TrustPanel />}
      <main className={styles.side} id="content">
        <div className={styles.card}>
          <Link to={landingOf(SITE.hidden)} className={styles.brand} aria-label={`${SITE_NAME} 首页`}>
            <Brand name={SITE_NAME} size="large" />
          </Link>
          {view === 'register' && SITE.flags['registration'] !== false ? (
            <Registration redirect={redirect} />
          ) : view === 'forgot' ? (
            <Forgotten redirect={redirect} />
          ) : view === 'reset' ? (
            <Section title="重设密码">
              <ResetPasswordForm />
            </Section>
          ) : view === 'mail' ? (
            <Section title="确认邮箱地址">
              <MailConfirmation />
            </Section>
          ) : view === 'unsubscribe' ? (
            <Section title="退订通知邮件">
              <Unsubscription />
            </Section>
          ) : view === 'password' && isSignedIn ? (
            <Section title="设置密码">
              <SetPasswordForm />
            </Section>
          ) : (
            <SignIn redirect={redirect} />
          )}
        </div>
      </main>
    </div>
  )
}

function SignIn({ redirect }: { redirect: unknown }) {
  const [account, setAccount] = useState<DemoAccount>()
  return (
    <Section title="登录">
      <SignInForm key={account?.mobile} redirect={redirect} suggestion={account} />
      <p className={styles.other}>
        <Link to="/login" search={{ view: 'forgot', ...kept(redirect) }} className={linkClass()}>
          忘记密码？
        </Link>
      </p>
      {SITE.flags['registration'] === false ? (
        <p className={styles.other}>
          <Sentence>暂停注册，请联系客服开通账号</Sentence>
        </p>
      ) : (
        <p className={styles.other}>
          还没有账号？
          <Link to="/login" search={{ view: 'register', ...kept(redirect) }} className={linkClass()}>
            注册
          </Link>
        </p>
      )}
      <DemoAccounts onChoose={setAccount} />
    </Section>
  )
}

function Forgotten({ redirect }: { redirect: unknown }) {
  const { data: channels } = useQuery(channelsQuery())
  const isSent = channels?.mail === true || channels?.text === true
  return (
    <Section title="忘记密码">
      {isSent && <ForgottenForm channels={channels} />}
      <p>
        <Sentence>
          {isSent ? '收不到验证码时，' : ''}
          请联系客服，说明注册时的手机号码。客服核对是您本人后，会发给您一个重设密码的链接：30
          分钟内有效，只能用一次。
        </Sentence>
      </p>
      <p>打开链接后设置新密码，再用新密码登录。客服不会向您索要密码。</p>
      <p className={styles.other}>
        想起来了？
        <Link to="/login" search={kept(redirect)} className={linkClass()}>
          登录
        </Link>
      </p>
    </Section>
  )
}

function Registration({ redirect }: { redirect: unknown }) {
  return (
    <Section title="注册">
      <RegisterForm redirect={redirect} />
      <p className={styles.other}>
        已有账号？
        <Link to="/login" search={kept(redirect)} className={linkClass()}>
          登录
        </Link>
      </p>
    </Section>
  )
}

const kept = (redirect: unknown): Record<string, string> => (typeof redirect === 'string' ? { redirect } : {})

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  )
}
