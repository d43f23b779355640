import { siteOf } from '#modules/hosts'
import type { CallContext } from '#platform/http/handler.ts'

/** Name of the site that the call came to, as its mails say it. */
export async function siteName(context: CallContext): Promise<string> {
  return (await siteOf(context)).host?.siteName ?? '海选'
}
