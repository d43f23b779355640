import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import { canonicalHost } from '#platform/host-name.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { FLAGS, isFlagName } from '../rules/feature-flags.ts'
import { checkHost, type HostDraft, type SiteHost } from '../rules/site-host.ts'
import { deleteHost, writeFlag, writeHost } from './host-rows.ts'

/** Writes a white-label host over what there was of its name. @throws {OperatorError} something of it is wrong */
export async function saveHost(db: Database, draft: HostDraft, actor: string): Promise<SiteHost> {
  const host = checkHost(draft)
  if (typeof host === 'string') throw new OperatorError(host)
  await db.transaction(async (trx) => {
    await writeHost(trx, host)
    const { name, ...detail } = host
    await noteOperator(trx, actor, 'host_saved', name, detail)
  })
  return host
}

/** Gives a host the default brand again. @throws {OperatorError} no such host */
export async function removeHost(db: Database, name: string, actor: string): Promise<void> {
  await db.transaction(async (trx) => {
    const canonical = canonicalHost(name)
    if (canonical === undefined || !(await deleteHost(trx, canonical))) {
      throw new OperatorError(`没有白标域名 ${name}，请核对已有的域名。`)
    }
    await noteOperator(trx, actor, 'host_removed', canonical)
  })
}

/** Switches a feature. @throws {OperatorError} no such feature */
export async function setFlag(db: Database, name: string, isOn: boolean, actor: string): Promise<void> {
  if (!isFlagName(name))
    throw new OperatorError(`没有功能开关 ${name}，有的是 ${Object.keys(FLAGS).join('、')}。`)
  await db.transaction(async (trx) => {
    await writeFlag(trx, name, isOn)
    await noteOperator(trx, actor, 'flag_set', name, { isOn })
  })
}
