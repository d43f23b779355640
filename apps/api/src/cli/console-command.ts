import { writeFileSync } from 'node:fs'
import { TIER_ORDER } from '@haixuan/rules'
import type { VipType } from '#platform/caller.ts'
import { CliError } from '#platform/command-line/cli-error.ts'
import { ACTOR, type Act, type Acts, readGiven, word } from '#platform/command-line/console-options.ts'
import { fenOf, yuanText } from '#platform/command-line/money-text.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Files } from '#platform/files/files.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { MODULE_PARTS } from '../module-parts.ts'
import { setDictionary } from '../modules/content/store/set-dictionary.ts'
import { didYouMean } from '../modules/imports/rules/nearest-name.ts'
import { MAIL_ACTS } from '../modules/messages/commands/mail-acts.ts'
import { listConsoleOnboarding } from '../modules/onboarding/store/console-list.ts'
import { decideSettlement } from '../modules/onboarding/store/decide-settlement.ts'
import { readLicence } from '../modules/onboarding/store/licence.ts'
import { confirmTransfer } from '../modules/orders/store/confirm-transfer.ts'
import {
  issueInvoice,
  pricePlan,
  setMembership,
  setTransferAccount,
} from '../modules/orders/store/console-actions.ts'
import { listConsoleInvoices, listConsoleOrders } from '../modules/orders/store/console-lists.ts'
import { listPlans } from '../modules/orders/store/plan-rows.ts'
import { refundOrder } from '../modules/orders/store/refund-order.ts'
import { COMMISSION_ACTS } from '../modules/referral/commands/commission-acts.ts'
import { payOut } from '../modules/referral/store/pay-out.ts'
import { storeActs } from '../modules/stores/commands/store-acts.ts'
import { SITE_ACTS } from './site-actions.ts'

export interface ConsoleContext {
  out: Output
  /** Absolute; paths among the options are meant from there. */
  folder: string
  fileStore: FileStore
  openDatabase(): Promise<Database>
}

/** What the operator does from the terminal: `haixuan orders confirm …`. @throws CliError, OperatorError */
export async function consoleCommand(
  command: string,
  args: readonly string[],
  context: ConsoleContext,
): Promise<void> {
  const given = readGiven(args, context.folder)
  const [first] = given.words
  const name = command === 'transfer-account' ? command : `${command} ${first ?? ''}`
  const act = ACTS[name]
  if (!act)
    throw new CliError(`没有命令 ${name}${didYouMean(name, Object.keys(ACTS))}。haixuan help 列出全部命令。`)
  const db = await context.openDatabase()
  try {
    await act(db, given, context.out, new Files(db, context.fileStore))
  } finally {
    await db.close()
  }
}

const decide =
  (status: 'approved' | 'incomplete' | 'rejected'): Act =>
  async (db, given, out) => {
    const id = word(given, 1, '申请编号')
    await decideSettlement(db, { id, status, reply: given.option('reply') ?? null, actor: ACTOR })
    out.text(`申请 ${id} 已处理`)
    out.json({ id, status })
  }

const ACTS: Acts = {
  ...SITE_ACTS,
  ...COMMISSION_ACTS,
  ...MAIL_ACTS,
  ...storeActs(MODULE_PARTS.storeParts),
  'orders list': async (db, given, out) => {
    const orders = await listConsoleOrders(db, given.option('status'))
    for (const { number, mobile, planName, priceFen, method, status, needsCare } of orders)
      out.text(
        `${number}  ${status}  ${yuanText(priceFen)}  ${planName}  ${method}  ${mobile ?? '—'}${needsCare ? '  待人工处理' : ''}`,
      )
    out.text(`共 ${orders.length} 笔`)
    out.json(orders)
  },
  'orders confirm': async (db, given, out) => {
    const number = word(given, 1, '订单号')
    const fen = fenOf(given.need('yuan'))
    const outcome = await confirmTransfer(db, {
      ...{ number, fen, actor: ACTOR },
      ...{ receipt: given.need('receipt'), payer: given.need('payer') },
    })
    out.text(
      outcome === 'paid' ? `订单 ${number} 已支付，会员已开通` : `订单 ${number} 之前已支付，这笔款项需退回`,
    )
    out.json({ number, outcome })
  },
  'orders refund': async (db, given, out) => {
    const number = word(given, 1, '订单号')
    const yuan = given.option('yuan')
    const back = await refundOrder(db, {
      ...{ number, actor: ACTOR },
      ...(yuan === undefined ? {} : { fen: fenOf(yuan) }),
    })
    out.text(`订单 ${number} 已登记退款 ${yuanText(back)}，请把款项退回给买家`)
    out.json({ number, refundedFen: back })
  },
  'plans list': async (db, _given, out) => {
    const plans = await listPlans(db)
    for (const { id, name, months, priceFen } of plans)
      out.text(`${id}  ${name}  ${months ?? '—'} 个月  ${priceFen === null ? '未定价' : yuanText(priceFen)}`)
    out.json(plans)
  },
  'plans price': async (db, given, out) => {
    const id = Number(word(given, 1, '套餐编号'))
    const text = word(given, 2, '价格')
    const fen = text === 'none' ? null : fenOf(text)
    await pricePlan(db, id, fen, ACTOR)
    out.text(`套餐 ${id} 的价格已设为 ${fen === null ? '未定价' : yuanText(fen)}`)
    out.json({ id, priceFen: fen })
  },
  'transfer-account': async (db, given, out) => {
    const account = {
      payee: word(given, 0, '户名'),
      bank: word(given, 1, '开户行'),
      account: word(given, 2, '账号'),
    }
    await setTransferAccount(db, account, ACTOR)
    out.text('已开通对公转账')
    out.json(account)
  },
  'invoices list': async (db, _given, out) => {
    const invoices = await listConsoleInvoices(db)
    for (const { number, title, taxNumber, email, priceFen } of invoices)
      out.text(`${number}  ${yuanText(priceFen)}  ${title}  ${taxNumber ?? '个人'}  ${email}`)
    out.text(`共 ${invoices.length} 张待开具`)
    out.json(invoices)
  },
  'invoices issue': async (db, given, out) => {
    const number = word(given, 1, '订单号')
    await issueInvoice(db, number, ACTOR)
    out.text(`订单 ${number} 的发票已登记为开具`)
    out.json({ number })
  },
  'dictionary list': async (db, _given, out) => {
    const entries = await db.kysely
      .selectFrom('dictionary')
      .selectAll()
      .orderBy('name')
      .orderBy('sort')
      .execute()
    for (const { name, key, value } of entries) out.text(`${name}  ${key}  ${value ?? '—'}`)
    out.json(entries)
  },
  'dictionary set': async (db, given, out) => {
    const [name, key] = [word(given, 1, '字典名'), word(given, 2, '字典项')]
    const value = given.words[3] ?? null
    await setDictionary(db, { name, key, value }, ACTOR)
    out.text(`${name} ${key} 已${value === null ? '清空' : '设置'}`)
    out.json({ name, key, value })
  },
  'settlements list': async (db, given, out) => {
    const found = await listConsoleOnboarding(db, given.option('status'))
    for (const { id, status, company, creditCode, contact, mobile } of found)
      out.text(`${id}  ${status}  ${company}  ${creditCode}  ${contact}  ${mobile}`)
    out.text(`共 ${found.length} 份`)
    out.json(found)
  },
  'settlements show': async (db, given, out, files) => {
    const id = word(given, 1, '申请编号')
    const found = (await listConsoleOnboarding(db)).find((one) => one.id === id)
    if (!found) throw new OperatorError(`没有申请 ${id}，haixuan settlements list 列出全部申请。`)
    const { company, creditCode, contact, mobile, status, reply, detail } = found
    const facts = { company, creditCode, contact, mobile, status, reply, ...detail }
    for (const [name, value] of Object.entries(facts)) out.text(`${name}  ${value ?? '—'}`)
    const file = given.path('file')
    if (file !== undefined) {
      const licence = await readLicence(db, files, id)
      if (!licence) throw new OperatorError(`申请 ${id} 没有营业执照图片。`)
      writeFileSync(file, licence.bytes, { flag: 'wx' })
      out.text(`营业执照（${licence.type}）已存为 ${file}`)
    }
    out.json({ id, ...facts })
  },
  'settlements approve': decide('approved'),
  'settlements incomplete': decide('incomplete'),
  'settlements reject': decide('rejected'),
  'users tier': async (db, given, out) => {
    const [mobile, tier] = [word(given, 1, '手机号码'), word(given, 2, '等级')]
    if (!TIER_ORDER.some((known) => known === tier)) {
      throw new CliError(`没有等级 ${tier}${didYouMean(tier, [...TIER_ORDER])}。`)
    }
    const until = untilOf(given.option('until'))
    await setMembership(db, mobile, { tier: tier as VipType, until }, ACTOR)
    out.text(`${mobile} 的会员等级已设为 ${tier}`)
    out.json({ mobile, tier, until })
  },
  'payouts add': async (db, given, out) => {
    const mobile = word(given, 1, '手机号码')
    const fen = fenOf(given.need('yuan'))
    await payOut(db, mobile, { fen, note: given.need('note') }, ACTOR)
    out.text(`已登记发放 ${yuanText(fen)}`)
    out.json({ mobile, fen })
  },
}

/** The last moment of a day in China; null for none. */
function untilOf(day: string | undefined): number | null {
  if (day === undefined) return null
  const time = Date.parse(`${day}T23:59:59+08:00`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time))
    throw new CliError(`--until ${day} 不是 yyyy-mm-dd 日期。`)
  return time
}
