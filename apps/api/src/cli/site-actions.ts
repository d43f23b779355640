import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CliError } from '#platform/command-line/cli-error.ts'
import { ACTOR, type Act, type Acts, type Given, word } from '#platform/command-line/console-options.ts'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { listConsoleUsers } from '../modules/account/store/console-rows.ts'
import { createResetLink } from '../modules/account/store/reset-link.ts'
import { setOperator, setUserRights } from '../modules/account/store/user-acts.ts'
import { userOf } from '../modules/account/store/user-of-mobile.ts'
import { listNews, type NewsDraft, removeNews, saveNews } from '../modules/content/store/news-acts.ts'
import type { NewsKind } from '../modules/content/store/news-tables.ts'
import { FLAG_TITLES, type FlagName } from '../modules/hosts/rules/feature-flags.ts'
import { WHITE_LABEL_HIDDEN } from '../modules/hosts/rules/site-host.ts'
import { removeHost, saveHost, setFlag } from '../modules/hosts/store/host-acts.ts'
import { readFlags, readHosts } from '../modules/hosts/store/host-rows.ts'
import { listOperatorEvents } from '../modules/operators/store/operator-events.ts'

const KINDS: readonly NewsKind[] = ['notice', 'policy', 'industry', 'calendar']
const PAGE_ROWS = 50

/** Words divided by commas; the preset when the option is absent. */
const listOf = (text: string | undefined, preset: readonly string[]): readonly string[] =>
  text === undefined
    ? preset
    : text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')

const pageOf = (given: Given): number => {
  const page = Number(given.option('page') ?? '1')
  if (!Number.isSafeInteger(page) || page < 1) throw new CliError('--page 应为从 1 开始的整数。')
  return page
}

/** @throws {CliError} neither on nor off */
function switchOf(given: Given, name: 'tiktok' | 'pre'): boolean | undefined {
  const text = given.option(name)
  if (text === undefined) return undefined
  if (text !== 'on' && text !== 'off') throw new CliError(`--${name} 应为 on 或 off。`)
  return text === 'on'
}

const operator =
  (isOperator: boolean): Act =>
  async (db, given, out) => {
    const mobile = word(given, 1, '手机号码')
    await setOperator(db, mobile, isOperator, ACTOR)
    out.text(isOperator ? `${mobile} 已成为运营人员，可以打开 /admin` : `${mobile} 不再是运营人员`)
    out.json({ mobile, isOperator })
  }

const flag =
  (isOn: boolean): Act =>
  async (db, given, out) => {
    const name = word(given, 1, '开关名')
    await setFlag(db, name, isOn, ACTOR)
    out.text(`${name} 已${isOn ? '打开' : '关闭'}`)
    out.json({ name, isOn })
  }

function kindOf(text: string): NewsKind {
  const kind = KINDS.find((known) => known === text)
  if (!kind) throw new CliError(`没有资讯类型 ${text}，可以是 ${KINDS.join('、')}。`)
  return kind
}

/** @throws {OperatorError} no such piece */
async function newsOf(db: Database, id: string): Promise<NewsDraft> {
  const known = (await listNews(db)).find((piece) => piece.id === id)
  if (!known) throw new OperatorError(`没有资讯 ${id}，haixuan news list 列出全部资讯。`)
  const { kind, title, body, publishedAt } = known
  return { id, kind, title, body, publishedAt }
}

/** @throws {OperatorError} when it cannot be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new OperatorError(`读不到文件 ${file}，请检查路径与权限。`)
  }
}

/** What the site is and says: hosts, features, news, people. */
export const SITE_ACTS: Acts = {
  'host list': async (db, _given, out) => {
    const hosts = await readHosts(db.kysely)
    for (const { name, siteName, accent, hidden, origins } of hosts)
      out.text(
        `${name}  ${siteName}  ${accent ?? '—'}  隐藏 ${hidden.join(',') || '—'}  来源 ${origins.join(',') || '—'}`,
      )
    out.text(`共 ${hosts.length} 个`)
    out.json(hosts)
  },
  'host set': async (db, given, out) => {
    const name = word(given, 1, '域名')
    const known = (await readHosts(db.kysely)).find((host) => host.name === name.toLowerCase())
    const picture = (option: string | undefined, before: string | null | undefined) =>
      option === undefined ? (before ?? null) : option === 'none' ? null : option
    const host = await saveHost(
      db,
      {
        name,
        siteName: given.option('name') ?? known?.siteName ?? given.need('name'),
        logoUrl: picture(given.option('logo'), known?.logoUrl),
        loginUrl: picture(given.option('login'), known?.loginUrl),
        accent: picture(given.option('accent'), known?.accent),
        hidden: listOf(given.option('hide'), known?.hidden ?? WHITE_LABEL_HIDDEN),
        origins: listOf(given.option('origin'), known?.origins ?? []),
      },
      ACTOR,
    )
    out.text(`${host.name} 已设为 ${host.siteName}，运行中的服务 5 秒内生效`)
    out.json(host)
  },
  'host remove': async (db, given, out) => {
    const name = word(given, 1, '域名')
    await removeHost(db, name, ACTOR)
    out.text(`${name} 已恢复为默认品牌`)
    out.json({ name })
  },
  'flags list': async (db, _given, out) => {
    const flags = await readFlags(db.kysely)
    for (const [name, isOn] of Object.entries(flags))
      out.text(`${name}  ${isOn ? '开' : '关'}  ${FLAG_TITLES[name as FlagName]}`)
    out.json(flags)
  },
  'flags on': flag(true),
  'flags off': flag(false),
  'news list': async (db, _given, out) => {
    const news = await listNews(db)
    for (const { id, kind, title, publishedAt } of news)
      out.text(`${id}  ${kind}  ${publishedAt === null ? '草稿' : '已发布'}  ${title}`)
    out.json(news)
  },
  'news add': async (db, given, out) => {
    const id = randomUUID()
    const [kind, title] = [kindOf(given.need('kind')), given.need('title')]
    const body = readText(given.needPath('file'))
    await saveNews(db, { id, kind, title, body, publishedAt: given.isDraft ? null : Date.now() }, ACTOR)
    out.text(`资讯 ${id} 已${given.isDraft ? '存为草稿' : '发布'}`)
    out.json({ id })
  },
  'news edit': async (db, given, out) => {
    const known = await newsOf(db, word(given, 1, '资讯编号'))
    const [kind, file] = [given.option('kind'), given.path('file')]
    const draft = {
      ...known,
      kind: kind === undefined ? known.kind : kindOf(kind),
      title: given.option('title') ?? known.title,
      body: file === undefined ? known.body : readText(file),
      publishedAt: given.isDraft ? null : known.publishedAt,
    }
    await saveNews(db, draft, ACTOR)
    out.text(`资讯 ${known.id} 已修改`)
    out.json({ id: known.id })
  },
  'news publish': async (db, given, out) => {
    const known = await newsOf(db, word(given, 1, '资讯编号'))
    await saveNews(db, { ...known, publishedAt: known.publishedAt ?? Date.now() }, ACTOR)
    out.text(`资讯 ${known.id} 已发布`)
    out.json({ id: known.id })
  },
  'news remove': async (db, given, out) => {
    const id = word(given, 1, '资讯编号')
    await removeNews(db, id, ACTOR)
    out.text(`资讯 ${id} 已删除`)
    out.json({ id })
  },
  'users list': async (db, given, out) => {
    const keyword = given.words[1]
    const { rows, count } = await listConsoleUsers(db, { keyword, page: pageOf(given), limit: PAGE_ROWS })
    for (const { mobile, nickname, vip_type, vip_expire, is_expired, is_operator } of rows)
      out.text(
        `${mobile ?? '—'}  ${nickname}  ${vip_type}${is_expired ? '（已过期）' : ''}  ${vip_expire?.toISOString().slice(0, 10) ?? '—'}${is_operator ? '  运营' : ''}`,
      )
    out.text(`共 ${count} 位`)
    out.json({ rows, count })
  },
  'users rights': async (db, given, out) => {
    const mobile = word(given, 1, '手机号码')
    const id = await userOf(db, mobile)
    const now = await db.kysely
      .selectFrom('app_user')
      .select(['isexternallink', 'is_pre', 'user_custom', 'belong_code'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const support = given.option('support')
    const rights = {
      isexternallink: (switchOf(given, 'tiktok') ?? now.isexternallink === 1) ? (1 as const) : (0 as const),
      is_pre: (switchOf(given, 'pre') ?? now.is_pre === 0) ? (0 as const) : (1 as const),
      userCustom: listOf(given.option('custom'), now.user_custom),
      belongCode: support === undefined ? now.belong_code : support === 'none' ? null : support,
    }
    await setUserRights(db, id, rights, ACTOR)
    out.text(`${mobile} 的权限已修改`)
    out.json({ mobile, ...rights })
  },
  'users reset-link': async (db, given, out) => {
    const mobile = word(given, 1, '手机号码')
    const checked = given.need('checked').trim()
    if (checked.length < 2) throw new CliError('--checked 要写明怎样核对了本人，例如 核对了付款记录。')
    const { path, expiresAt } = await createResetLink(
      db,
      { mobile },
      { actor: ACTOR, checked, isTerminal: true },
    )
    const link = `${(given.option('site') ?? '').replace(/\/+$/, '')}${path}`
    out.text(
      `${link}\n请只发给本人；${new Date(expiresAt).toISOString()} 前有效，只能用一次，之前签发的链接已失效`,
    )
    out.json({ mobile, link, expiresAt })
  },
  'operators add': operator(true),
  'operators remove': operator(false),
  'events list': async (db, given, out) => {
    const { rows, count } = await listOperatorEvents(db, { page: pageOf(given), limit: PAGE_ROWS })
    for (const { at, actor, mobile, kind, subject, detail } of rows)
      out.text(`${at.toISOString()}  ${mobile ?? actor}  ${kind}  ${subject}  ${JSON.stringify(detail)}`)
    out.text(`共 ${count} 条`)
    out.json({ rows, count })
  },
}
