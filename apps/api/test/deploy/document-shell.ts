import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Block {
  code: string
  /** Its first line says that it needs a machine of its own. */
  needsMachine: boolean
}

/** The shell blocks of a document, in order. */
export function shellBlocks(document: string): Block[] {
  return [...read(document).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => ({
    code,
    needsMachine: code.startsWith('# needs '),
  }))
}

/** What a command of the document does as root, done here by the user of the tests: another user, an owner. */
const STAND_INS = {
  runuser: '[ "$1" = -u ] && [ "$3" = -- ] || exit 64\nPGUSER=$2\nexport PGUSER\nshift 3\nexec "$@"',
  install:
    'for word do\n  shift\n  if [ -n "$skip" ]; then skip=; continue; fi\n  case $word in -o | -g) skip=1 ;; *) set -- "$@" "$word" ;; esac\ndone\nexec /usr/bin/install "$@"',
}

export interface TestMachine {
  /** Folder that stands for the root of the machine. */
  folder: string
  /** Folder of the socket of PostgreSQL. */
  socket: string
  port: number
  user: { uid: number; gid: number } | undefined
}

/** Runs shell text and settings of the deployment in a folder of a test, as an unprivileged user. */
export class DocumentShell {
  readonly #machine: TestMachine
  constructor(machine: TestMachine) {
    this.#machine = machine
    if (machine.user) chownSync(machine.folder, machine.user.uid, machine.user.gid)
    const folders = ['bin', 'etc/systemd/system', 'etc/nginx/sites-available', 'etc/nginx/sites-enabled']
    for (const name of [...folders, 'var/lib', 'var/backups']) this.#mkdir(name)
    for (const [name, code] of Object.entries(STAND_INS)) {
      const file = join(machine.folder, 'bin', name)
      writeFileSync(file, `#!/bin/sh\n${code}\n`)
      chmodSync(file, 0o755)
    }
  }

  #mkdir(name: string): void {
    let made = ''
    for (const part of name.split('/')) {
      made = join(made, part)
      const path = join(this.#machine.folder, made)
      mkdirSync(path, { recursive: true })
      if (this.#machine.user) chownSync(path, this.#machine.user.uid, this.#machine.user.gid)
    }
  }

  /** The text with the paths and the port of the test in place of those of the machine. */
  here(text: string): string {
    const { folder, socket, port } = this.#machine
    return text
      .replaceAll('/var/run/postgresql', socket)
      .replaceAll('/opt/haixuan', ROOT)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/(?<![\w/.])\/(etc|var)\/(?!run)/g, `${folder}/$1/`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace(/^PORT=3000$/m, `PORT=${port}`)
  }

  get env(): Record<string, string> {
    const { folder, socket } = this.#machine
    const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH'] ?? '']
    return { PATH: path.join(':'), HOME: folder, PGHOST: socket, LANG: 'C.UTF-8' }
  }

  get user(): { uid?: number; gid?: number } {
    return this.#machine.user ?? {}
  }

  /** Runs shell text to its end. @returns what it printed and its exit code */
  run(code: string, settings: Record<string, string> = {}) {
    const { stdout, stderr, status } = spawnSync('/bin/sh', ['-eu', '-c', this.here(code)], {
      ...this.user,
      cwd: ROOT,
      env: { ...this.env, ...settings },
      encoding: 'utf8',
    })
    return { out: stdout, err: stderr, status }
  }
}

/** Values of a key in a unit of systemd. */
export function unitValues(name: string, key: string): string[] {
  return [...read(`deploy/systemd/${name}`).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  )
}
