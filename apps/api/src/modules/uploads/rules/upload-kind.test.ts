import { expect, test } from 'vitest'
import { HEAD_BYTES, kindFault, type UploadKind } from './upload-kind.ts'

const text = (...lines: string[]) => Buffer.from(lines.join('\n'))
const ZIP = Buffer.from([0x50, 0x4b, 3, 4, 0, 0])

test.each<[UploadKind, string, Buffer]>([
  ['csv', 'text', text('id,价格', '1,2')],
  ['csv', 'text that begins with a bracket', text('[id],price')],
  ['csv', 'GBK', Buffer.from([0xbc, 0xdb, 0xb8, 0xf1, 0x2c])],
  ['csv', 'UTF-8 with a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0x61])],
  ['csv', 'UTF-16', Buffer.from([0xff, 0xfe, 0x61, 0, 0x2c, 0])],
  ['csv', 'one letter', text('a')],
  ['json', 'a list', text(' ', '[{}]')],
  ['json', 'lines', text('{"a":1}', '{"a":2}')],
  ['json', 'UTF-16, high byte first', Buffer.from([0xfe, 0xff, 0, 0x5b])],
  ['json', 'UTF-8 with a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0x5b])],
  ['xlsx', 'a workbook', ZIP],
])('%s takes %s', (kind, _what, head) => {
  expect(kindFault(kind, head)).toBeUndefined()
})

test.each<[UploadKind, string, Buffer]>([
  ['csv', 'Excel 工作簿（xlsx）', ZIP],
  ['csv', 'gzip 压缩文件', Buffer.from([0x1f, 0x8b, 8])],
  ['csv', 'PDF', text('%PDF-1.7')],
  ['csv', 'PNG 图片', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['csv', 'JPEG 图片', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['csv', '二进制文件', Buffer.from([0x61, 0, 0x62])],
  ['csv', '二进制文件', Buffer.concat([Buffer.alloc(HEAD_BYTES - 1, 0x61), Buffer.alloc(1)])],
  ['xlsx', '旧版 Excel（xls）', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['xlsx', '空的 ZIP 压缩包', Buffer.from([0x50, 0x4b, 5, 6])],
  ['xlsx', 'CSV 文本', text('a,b')],
  ['json', 'CSV 文本', text('a,b')],
  ['json', 'RAR 压缩包', Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 1])],
  ['json', '7z 压缩包', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
])('%s says that it found %s', (kind, found, head) => {
  expect(kindFault(kind, head)).toMatch(/^文件登记为.+，内容却是.+；请改正类型，或另存为.+后重新上传$/)
  expect(kindFault(kind, head)).toContain(found)
})
