import { Button, DescriptionList, FormActions, Sentence } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { SITE_NAME } from '#shared/config'
import { $user, isErpAccount } from '#shared/session'
import { type Ask, askAccepted, askRefused, bindMobileFx, hostTokenFx } from '../model/answer-host.ts'

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** Who asks, for what, and what follows; nothing happens but by its buttons. */
export function AskCard({ ask }: { ask: Ask }) {
  const { user, isBinding, isMinting, accept, refuse } = useUnit({
    user: $user,
    isBinding: bindMobileFx.pending,
    isMinting: hostTokenFx.pending,
    accept: askAccepted,
    refuse: askRefused,
  })
  const wantsMobile = ask.type === 'getUserMobile'
  const isAllowed = user !== null && (!wantsMobile || isErpAccount(user))
  return (
    <>
      <DescriptionList
        columns={1}
        items={[
          { term: '申请方', value: ask.origin },
          {
            term: '申请内容',
            value: wantsMobile ? `绑定手机号码 ${masked(ask.mobile)}` : '只读数据的访问令牌',
          },
          {
            term: '说明',
            value: wantsMobile
              ? `绑定后用该手机号码登录${SITE_NAME}，其他设备上的登录会退出；手机号码只能绑定一次。`
              : '令牌只能读取数据，不能修改账号；退出登录或在“登录设备”中撤销后立即失效。',
          },
        ]}
      />
      {!isAllowed && (
        <p role="alert">
          <Sentence>
            {user === null
              ? '请先登录，再确认授权。'
              : '当前账号已绑定手机号码，不能再次授权；如需更换请联系客服'}
          </Sentence>
        </p>
      )}
      <FormActions>
        <Button onClick={() => refuse()}>暂不</Button>
        <Button
          variant="primary"
          disabled={!isAllowed}
          loading={isBinding || isMinting}
          onClick={() => accept()}
        >
          同意并授权
        </Button>
      </FormActions>
    </>
  )
}
