import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../http/free-port.ts'

/** The name that the shipped configuration serves. */
export const SITE_NAME = 'data.example.com'

const found = (name: string, ask: string) => spawnSync(name, [ask]).error === undefined

/** Whether nginx and openssl are installed. */
export const hasNginx = (): boolean => found('nginx', '-v') && found('openssl', 'version')

export interface RunningNginx {
  /** Port of this machine where it speaks TLS, with a certificate of its own. */
  tls: number
  /** What it has written about failures, the newest lines. */
  errors(): string[]
  stop(): Promise<void>
}

/**
 * Runs nginx with the configuration that docs/deploying.md installs, before servers on these ports of this machine. Its
 * folder, ports and certificate are the test's. Each answer says in x-upstream which servers were asked for it.
 */
export async function runNginx(servers: readonly number[]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const subject = ['-subj', `/CN=${SITE_NAME}`, '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject], { stdio: 'ignore' })
  const [tls, plain] = [await freePort(), await freePort()]
  const shipped = readFileSync(new URL('../../../../deploy/nginx/haixuan.conf', import.meta.url), 'utf8')
  const site = shipped
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/^ *server 127\.0\.0\.1:3000(.*)$/m, (_line, rest: string) =>
      servers.map((port) => `server 127.0.0.1:${port}${rest}`).join('\n'),
    )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const whole = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; add_header x-upstream $upstream_addr always; ${temporary.join(' ')} ${site} }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, whole)
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')])
  const ended = new Promise((done) => child.once('close', done))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  return {
    tls,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8').trim().split('\n').slice(-12),
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
