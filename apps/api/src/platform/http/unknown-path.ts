/**
 * What monitors, gateways and scanners ask for. A page with status 200 there would tell them that all is well with
 * something that does not exist. Those that exist (`/healthz`, `/readyz`, `/metrics`) are routes of their own.
 */
const PROBES = new Set([
  ...[
    'health',
    'healthz',
    'healthcheck',
    'health-check',
    'livez',
    'live',
    'liveness',
    'readyz',
    'ready',
    'readiness',
  ],
  ...['metrics', 'prometheus', 'stats', 'status', 'server-status', 'nginx_status', 'ping', 'version', 'info'],
  ...[
    'actuator',
    'debug',
    'env',
    'config',
    'graphql',
    'graphiql',
    'swagger',
    'swagger-ui',
    'openapi',
    'api-docs',
  ],
  ...['v1', 'v2', 'v3', 'rest', 'rpc', 'cgi-bin', 'wp-admin', 'wp-login', 'phpmyadmin', 'jmx', 'jolokia'],
])

/** Whether a path can be no page of the site: a file, a hidden folder, a probe or a call of some API. */
export function isNoPage(path: string): boolean {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  const [first = ''] = segments
  // No page has a dot in its address: what a page shows is in its query.
  return PROBES.has(first) || segments.some((segment) => segment.includes('.') || /%2e|[~;:@$]/.test(segment))
}
