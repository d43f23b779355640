import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { FLAGS, type Flags, isFlagName } from '../rules/feature-flags.ts'
import type { Hideable, SiteHost } from '../rules/site-host.ts'

const MOST_HOSTS = 1_000

/** Every white-label host, by name. */
export async function readHosts(kysely: Kysely<Tables>): Promise<SiteHost[]> {
  const rows = await kysely.selectFrom('site_host').selectAll().orderBy('name').limit(MOST_HOSTS).execute()
  return rows.map((row) => ({
    ...{ name: row.name, siteName: row.site_name, logoUrl: row.logo_url, loginUrl: row.login_url },
    accent: row.accent,
    hidden: row.hidden as Hideable[],
    origins: row.origins,
  }))
}

/** Writes a host over what there was of its name. */
export async function writeHost(kysely: Kysely<Tables>, host: SiteHost): Promise<void> {
  const columns = {
    site_name: host.siteName,
    logo_url: host.logoUrl,
    login_url: host.loginUrl,
    accent: host.accent,
    hidden: JSON.stringify(host.hidden),
    origins: JSON.stringify(host.origins),
  }
  await kysely
    .insertInto('site_host')
    .values({ name: host.name, ...columns })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** @returns whether there was such a host */
export async function deleteHost(kysely: Kysely<Tables>, name: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('site_host').where('name', '=', name).returning('name').execute()
  return gone.length > 0
}

/** Every flag with what it is now. */
export async function readFlags(kysely: Kysely<Tables>): Promise<Flags> {
  const rows = await kysely.selectFrom('feature_flag').select(['name', 'is_on']).execute()
  const switched = rows.filter(({ name }) => isFlagName(name)).map(({ name, is_on }) => [name, is_on])
  return { ...FLAGS, ...Object.fromEntries(switched) }
}

export async function writeFlag(kysely: Kysely<Tables>, name: string, isOn: boolean): Promise<void> {
  await kysely
    .insertInto('feature_flag')
    .values({ name, is_on: isOn })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ is_on: isOn, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
