/** A setting of the program. */
interface Setting {
  name: string
  /** What holds without it, as docs/operating.md writes it; empty for nothing. */
  preset: string
  /** It may be in a file instead, which `<name>_FILE` names; no sentence shows its value. */
  isSecret?: true
}

const plain = (name: string, preset = ''): Setting => ({ name, preset })
const secret = (name: string): Setting => ({ name, preset: '', isSecret: true })

/** Every setting. A test compares it with what the program reads and with the table in docs/operating.md. */
export const SETTINGS: readonly Setting[] = [
  plain('PORT', '3000'),
  plain('HOST', '127.0.0.1'),
  plain('HAIXUAN_TRUST_PROXY'),
  plain('HAIXUAN_DATA_DIR', './data'),
  secret('DATABASE_URL'),
  secret('DATABASE_READ_URL'),
  plain('HAIXUAN_DEMO', '1'),
  plain('HAIXUAN_LOG', 'info'),
  plain('HAIXUAN_WORKER', 'in'),
  plain('HAIXUAN_LEASE_SECONDS', '60'),
  plain('HAIXUAN_SERVERS', '1'),
  plain('HAIXUAN_RATE_FACTOR', '1'),
  plain('HAIXUAN_DRAIN_SECONDS', '0'),
  plain('HAIXUAN_MIN_FREE_MB', '200'),
  plain('HAIXUAN_LABEL_STORE_MB', '5120'),
  secret('HAIXUAN_METRICS_TOKEN'),
  plain('OTEL_EXPORTER_OTLP_ENDPOINT'),
  secret('OTEL_EXPORTER_OTLP_HEADERS'),
  plain('OTEL_SERVICE_NAME', 'haixuan'),
  plain('OTEL_TRACES_SAMPLER_ARG', '1'),
  plain('HAIXUAN_TRACE_CONTEXT'),
  plain('HAIXUAN_S3_URL'),
  plain('HAIXUAN_S3_KEY_ID'),
  plain('HAIXUAN_S3_SECRET_FILE'),
  plain('HAIXUAN_S3_REGION', 'us-east-1'),
  plain('HAIXUAN_SITE_URL'),
  plain('HAIXUAN_SMTP_URL'),
  plain('HAIXUAN_SMTP_PASSWORD_FILE'),
  plain('HAIXUAN_MAIL_FROM'),
  plain('HAIXUAN_MAIL_RETURN'),
  plain('HAIXUAN_ALIYUN_SMS_KEY_ID'),
  plain('HAIXUAN_ALIYUN_SMS_KEY_SECRET_FILE'),
  plain('HAIXUAN_ALIYUN_SMS_SIGN_NAME'),
  plain('HAIXUAN_ALIYUN_SMS_TEMPLATE'),
  plain('HAIXUAN_ALIYUN_SMS_ENDPOINT', 'https://dysmsapi.aliyuncs.com'),
  plain('WECHAT_PAY_APPID'),
  plain('WECHAT_PAY_MCHID'),
  plain('WECHAT_PAY_SERIAL'),
  plain('WECHAT_PAY_KEY_FILE'),
  plain('WECHAT_PAY_API_V3_KEY_FILE'),
  plain('WECHAT_PAY_SITE'),
  plain('WECHAT_PAY_PUBLIC_KEY_ID'),
  plain('WECHAT_PAY_PUBLIC_KEY_FILE'),
  // Of deploy/scripts/backup.sh and restore-drill.sh, which share the file of settings with the program.
  plain('HAIXUAN_BACKUP_DIR', '/var/backups/haixuan'),
  plain('HAIXUAN_BACKUP_KEEP', '14'),
]

/** Names that the program or its scripts read, those of files with secrets among them. */
export const SETTING_NAMES: readonly string[] = SETTINGS.flatMap(({ name, isSecret }) =>
  isSecret ? [name, `${name}_FILE`] : [name],
)
