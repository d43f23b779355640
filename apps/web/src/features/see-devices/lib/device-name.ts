const BROWSERS = [
  ['Edg/', 'Edge'],
  ['MicroMessenger', '微信'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => text.includes(mark))?.[1]

/** What people call a device, from its User-Agent: Chrome · Windows. Another program is named as it names itself. */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return '未知设备'
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)]
  if (browser === undefined) return userAgent.split(/[\s/]/)[0] || '未知设备'
  return system === undefined ? browser : `${browser} · ${system}`
}
