import { MODULE_PARTS } from '../../src/module-parts.ts'
import { OldExports } from '../../src/modules/exports/files/old-exports.ts'
import { SiteRegistry } from '../../src/modules/hosts/store/site-registry.ts'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { NO_CHANNELS } from '../../src/platform/delivery/channels.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import type { CallContext } from '../../src/platform/http/handler.ts'

/** A call of a signed-in user of a tier, who may see TikTok unless told otherwise. */
export function callOf(db: Database, tier: VipType, isExternalLink = true): CallContext {
  const nobody = { userId: '00000000-0000-4000-8000-000000000001', parentId: null, mobile: '13800000000' }
  const flags = { isExternalLink, isPre: false, userCustom: [], sessionId: 's' }
  return {
    ...MODULE_PARTS,
    db,
    exports: { wake: () => undefined, old: new OldExports() },
    files: new Files(db, new FolderStore('/nowhere')),
    payments: new Map(),
    sites: new SiteRegistry(db),
    caller: { kind: 'user', tier, ...nobody, ...flags },
    requestId: 'r',
    ip: '127.0.0.1',
    headers: {},
    allowDemoAccounts: true,
    registrationsADay: 30,
    labelStoreBytes: 1e9,
    channels: NO_CHANNELS,
    messageFactor: 1,
  }
}
