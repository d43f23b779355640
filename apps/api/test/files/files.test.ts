import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Failure } from '../../src/platform/failure.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { type FileDraft, Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'

const PURPOSE = { name: 'licence', title: '营业执照图片', accountBytes: 2_097_152 }
const folder = mkdtempSync(join(tmpdir(), 'haixuan-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnBothEngines('files of users', (database) => {
  const store = new FolderStore(folder)
  const draft = (account: string, length = 4): FileDraft => ({
    ...{ account, name: '图', type: 'image/png', bytes: Buffer.alloc(length, 7) },
  })
  const open = (over: Partial<FileStore> = {}) => {
    const calls: FileStore = {
      put: (name, bytes) => store.put(name, bytes),
      putChunks: (name, chunks) => store.putChunks(name, chunks),
      get: (name) => store.get(name),
      read: (name, from, to) => store.read(name, from, to),
      link: () => store.link(),
      delete: (name) => store.delete(name),
      trouble: () => store.trouble(),
    }
    return new Files(database(), { ...calls, ...over })
  }
  const reserve = (account: string, length?: number, purpose = PURPOSE) =>
    database().transaction((trx) => open().reserve(trx, purpose, draft(account, length)))
  const keep = async (account: string, length?: number) => {
    const file = await reserve(account, length)
    await open().write(file)
    await database().transaction((trx) => open().confirm(trx, file))
    return file
  }
  const rowsOf = (account: string) =>
    database().kysely.selectFrom('file').select(['id', 'state']).where('account', '=', account).execute()
  const expire = (id: string) =>
    database().kysely.updateTable('file').set({ expires_at: 1 }).where('id', '=', id).execute()
  const nameOf = ({ id }: { id: string }) => `licence/${id}`

  test('what was confirmed is read as it came, by its owner alone', async () => {
    const account = randomUUID()
    const file = await keep(account)
    expect(await open().read(account, file.id)).toEqual({ bytes: Buffer.alloc(4, 7), type: 'image/png' })
    for (const [who, id] of [
      [randomUUID(), file.id],
      [account, randomUUID()],
    ] as const)
      await expect(open().read(who, id)).rejects.toMatchObject({ reason: 'file_missing' })
  })

  test('a file that is gone from the store, or is another one there, is not answered', async () => {
    const account = randomUUID()
    const file = await keep(account)
    await store.put(nameOf(file), Buffer.alloc(4, 8))
    await expect(open().read(account, file.id)).rejects.toThrow('内容与保存时不同')
    await store.delete(nameOf(file))
    await expect(open().read(account, file.id)).rejects.toThrow('没有这份文件')
  })

  test('an account keeps as many bytes as its purpose says and not one more; others and other purposes do not count', async () => {
    const account = randomUUID()
    await keep(account, PURPOSE.accountBytes - 10)
    await expect(reserve(account, 11)).rejects.toMatchObject({
      reason: 'files_full',
      message: '您保存的营业执照图片已达 2 MB 上限，这份没有保存；请联系客服清理后重试',
    })
    expect(await rowsOf(account)).toHaveLength(1)
    await reserve(account, 10)
    await expect(reserve(account, 1)).rejects.toMatchObject({ reason: 'files_full' })
    await reserve(account, 1, { ...PURPOSE, name: 'other' })
    await reserve(randomUUID(), 1)
  })

  test('what the store did not take is not read, counts nothing, and is gone after the next clearing', async () => {
    const account = randomUUID()
    const full = new Failure('files_unavailable', 'full')
    const broken = open({ put: () => Promise.reject(full) })
    // Who tries again and again while the store is away is not full when it is back.
    for (let turn = 0; turn < 2; turn++)
      await expect(broken.write(await reserve(account, PURPOSE.accountBytes))).rejects.toBe(full)
    const file = await reserve(account, PURPOSE.accountBytes)
    await expect(broken.write(file)).rejects.toBe(full)
    await expect(open().read(account, file.id)).rejects.toMatchObject({ reason: 'file_missing' })
    await open().clear()
    expect(await rowsOf(account)).toEqual([])
  })

  test('clearing takes files whose time is over and leaves those that stay', async () => {
    const account = randomUUID()
    const [stays, over, writing] = [await keep(account), await keep(account), await reserve(account)]
    await expire(over.id)
    await expect(open().read(account, over.id)).rejects.toMatchObject({ reason: 'file_missing' })
    expect(await open().clear()).toBe(1)
    expect(await store.get(nameOf(over))).toBeUndefined()
    expect(await store.get(nameOf(stays))).toBeDefined()
    expect((await rowsOf(account)).map(({ id }) => id).toSorted()).toEqual([stays.id, writing.id].toSorted())
  })

  test('more files than one step takes are all cleared', async () => {
    const account = randomUUID()
    for (let i = 0; i < 101; i++) await open().giveUp(await reserve(account))
    expect(await open().clear()).toBe(101)
    expect(await rowsOf(account)).toEqual([])
  })

  test('a file that is being cleared is confirmed no more, and an interrupted clearing goes on', async () => {
    const account = randomUUID()
    const file = await reserve(account)
    await open().write(file)
    await expire(file.id)
    const broken = open({ delete: () => Promise.reject(new Error('gone')) })
    await expect(broken.clear()).rejects.toThrow('gone')
    expect(await rowsOf(account)).toEqual([{ id: file.id, state: 'removing' }])
    await expect(database().transaction((trx) => open().confirm(trx, file))).rejects.toThrow('was cleared')
    await expect(open().clear(AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
    expect(await open().clear()).toBe(1)
    expect(await rowsOf(account)).toEqual([])
  })

  test('one file that cannot be removed does not keep the others, and fails the clearing at its end', async () => {
    const account = randomUUID()
    const [stuck, other] = [await keep(account), await keep(account)]
    await expire(stuck.id)
    await database().kysely.updateTable('file').set({ expires_at: 2 }).where('id', '=', other.id).execute()
    const denied = (name: string) =>
      name === nameOf(stuck) ? Promise.reject(new Error('denied')) : store.delete(name)
    await expect(open({ delete: denied }).clear()).rejects.toThrow('denied')
    expect((await rowsOf(account)).map(({ id }) => id)).toEqual([stuck.id])
    expect(await open().clear()).toBe(1)
  })

  test('a store that is away is not asked for each file', async () => {
    const account = randomUUID()
    for (let i = 0; i < 30; i++) await open().giveUp(await reserve(account))
    let asked = 0
    const away = () => Promise.reject(new Error(`away ${++asked}`))
    await expect(open({ delete: away }).clear()).rejects.toThrow('away 1')
    expect(asked).toBeLessThan(10)
    expect(await open().clear()).toBe(30)
  })

  async function* chunksOf(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text)
  }
  const keepStream = async (
    account: string,
    files: Files,
    chunks: AsyncIterable<Uint8Array>,
    expected = 3,
  ) => {
    const given = { account, name: '表.csv', type: 'text/csv', expected }
    const file = await database().transaction((trx) => files.reserveStream(trx, PURPOSE, given))
    const written = await files.writeChunks(file, chunks)
    await database().transaction((trx) => files.confirm(trx, file, { written, keptMs: 60_000 }))
    return file
  }
  const textOf = async (chunks: AsyncIterable<Uint8Array>) => {
    let text = ''
    for await (const chunk of chunks) text += Buffer.from(chunk).toString()
    return text
  }

  test('a file that comes in pieces is measured, kept for its time and read whole or in part', async () => {
    const account = randomUUID()
    const { id } = await keepStream(account, open(), chunksOf('ab', '', 'cde'))
    const found = await open().find(account, id)
    expect(found).toMatchObject({ name: '表.csv', type: 'text/csv', bytes: 5, purpose: 'licence' })
    expect(await textOf(await open().open(found))).toBe('abcde')
    expect(await textOf(await open().openRange(found, 1, 4))).toBe('bcd')
    expect((await open().read(account, id)).bytes.toString()).toBe('abcde')
    const late = (ms: number) => database().transaction((trx) => open().keepFor(trx, found, ms))
    expect(await late(0)).toBe(true)
    expect(await late(60_000)).toBe(false)
    await expect(open().find(account, id)).rejects.toMatchObject({ reason: 'file_missing' })
    expect(await open().clear()).toBe(1)
  })

  test('bytes that come in pieces count as expected until they are written, and then as they are', async () => {
    const account = randomUUID()
    const whole = PURPOSE.accountBytes
    await expect(keepStream(account, open(), chunksOf('x'), whole + 1)).rejects.toMatchObject({
      reason: 'files_full',
    })
    await keepStream(account, open(), chunksOf('x'), whole)
    await expect(reserve(account, whole)).rejects.toMatchObject({ reason: 'files_full' })
    await reserve(account, whole - 1)
  })

  test('bytes that break off leave no file and count nothing', async () => {
    const account = randomUUID()
    async function* broken() {
      yield Buffer.from('a')
      throw new Error('gone')
    }
    await expect(keepStream(account, open(), broken(), PURPOSE.accountBytes)).rejects.toThrow('gone')
    await reserve(account, PURPOSE.accountBytes)
    expect(await open().clear()).toBe(1)
  })

  test('of a file that is another one in the store, no reader gets the end', async () => {
    const account = randomUUID()
    const file = await keepStream(account, open(), chunksOf('abcde'))
    const found = await open().find(account, file.id)
    await store.put(nameOf(file), Buffer.from('abcdX'))
    let text = ''
    const reading = async () => {
      for await (const chunk of await open().open(found)) text += Buffer.from(chunk).toString()
    }
    await expect(reading()).rejects.toThrow('内容与保存时不同')
    expect(text).toBe('')
    await store.delete(nameOf(file))
    await expect(open().open(found)).rejects.toMatchObject({ reason: 'file_missing' })
  })

  test('a confirmed file is not given up', async () => {
    const account = randomUUID()
    const file = await keep(account)
    await open().giveUp(file)
    expect(await open().clear()).toBe(0)
    expect(await rowsOf(account)).toEqual([{ id: file.id, state: 'kept' }])
  })
})
