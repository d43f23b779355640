import { expect, test } from 'vitest'
import { homeOf, neighbourhoodOf, networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'fe80:0:0::/48'],
])('%s counts as %s, stands in line as %s, and opens accounts as %s', (ip, network, neighbourhood, home) => {
  expect([networkOf(ip), neighbourhoodOf(ip), homeOf(ip)]).toEqual([network, neighbourhood, home])
})
