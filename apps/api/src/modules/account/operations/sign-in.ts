import type { Handler } from '#platform/http/handler.ts'
import { signIn as enter } from '../store/sign-in.ts'
import { originOf } from './origin-of.ts'

export const signIn: Handler<'signIn'> = async ({ body }, context) => ({
  status: 200,
  body: {
    code: 0,
    data: await enter(context.db, {
      ...{ mobile: body.mobile, password: body.password },
      accepted: { termsVersion: body.termsVersion, privacyVersion: body.privacyVersion },
      ...originOf(context),
      allowDemo: context.allowDemoAccounts,
    }),
  },
})
