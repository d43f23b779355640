import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from './running-server.ts'

const JSON_BODY = '{"mobile":"13900009999","password":"nobody-here"}'

/** Header lines as they go over the wire, and whether the body behind them is let in. */
const FORMS: [name: string, lines: string[], letIn: boolean][] = [
  ['plain', ['Content-Type: application/json'], true],
  ['with charset', ['Content-Type: application/json; charset=utf-8'], true],
  ['charset without a space', ['Content-Type: application/json;charset=utf-8'], true],
  ['charset quoted', ['Content-Type: application/json; charset="utf-8"'], true],
  ['capitals', ['Content-Type: Application/JSON'], true],
  ['all capitals with charset', ['CONTENT-TYPE: APPLICATION/JSON; CHARSET=UTF-8'], true],
  ['spaces that HTTP itself removes', ['Content-Type:   application/json   '], true],
  ['a tab that HTTP itself removes', ['Content-Type:\tapplication/json'], true],
  ['missing', [], false],
  ['empty', ['Content-Type:'], false],
  ['only a space', ['Content-Type: '], false],
  ['text', ['Content-Type: text/plain'], false],
  ['form', ['Content-Type: application/x-www-form-urlencoded'], false],
  ['multipart', ['Content-Type: multipart/form-data; boundary=x'], false],
  ['html', ['Content-Type: text/html'], false],
  ['xml', ['Content-Type: application/xml'], false],
  ['octets', ['Content-Type: application/octet-stream'], false],
  ['text/json', ['Content-Type: text/json'], false],
  ['json alone', ['Content-Type: json'], false],
  ['a suffix', ['Content-Type: application/json+garbage'], false],
  ['a problem', ['Content-Type: application/problem+json'], false],
  ['api+json', ['Content-Type: application/vnd.api+json'], false],
  ['trailing letters', ['Content-Type: application/jsonx'], false],
  ['trailing words', ['Content-Type: application/json garbage'], false],
  ['a tab and words', ['Content-Type: application/json\tgarbage'], false],
  ['a tab before the semicolon', ['Content-Type: application/json\t;charset=utf-8'], false],
  ['a tab inside', ['Content-Type: application/\tjson'], false],
  ['a space inside', ['Content-Type: application/ json'], false],
  ['a space before the slash', ['Content-Type: application /json'], false],
  ['a comma list', ['Content-Type: application/json, text/plain'], false],
  ['a comma list the other way', ['Content-Type: text/plain, application/json'], false],
  ['a semicolon and nothing', ['Content-Type: application/json;'], false],
  ['another charset', ['Content-Type: application/json; charset=gbk'], false],
  ['utf-16', ['Content-Type: application/json; charset=utf-16'], false],
  ['charset noise', ['Content-Type: application/json; charset=utf-8; boundary=x'], false],
  ['charset twice', ['Content-Type: application/json; charset=utf-8; charset=gbk'], false],
  ['another parameter', ['Content-Type: application/json; version=1'], false],
  ['quoted', ['Content-Type: "application/json"'], false],
  ['a wildcard', ['Content-Type: application/*'], false],
  ['two headers alike', ['Content-Type: application/json', 'Content-Type: application/json'], false],
  ['two headers, json first', ['Content-Type: application/json', 'Content-Type: text/plain'], false],
  ['two headers, json last', ['Content-Type: text/plain', 'content-type: application/json'], false],
  ['a compressed body', ['Content-Type: application/json', 'Content-Encoding: gzip'], false],
  ['a non-breaking space', ['Content-Type: \u00a0application/json'], false],
  ['percent signs', ['Content-Type: application%2Fjson'], false],
]

describeOnBothEngines('Content-Type over a socket', (database) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database())
  })
  afterAll(() => server.close())

  test.each(FORMS)('%s', async (_name, lines, letIn) => {
    const head = [
      'POST /api/weapp/loginpassword HTTP/1.1',
      'Host: x',
      'Connection: close',
      `Content-Length: ${JSON_BODY.length}`,
      ...lines,
    ]
    const answer = await server.raw(Buffer.from(`${head.join('\r\n')}\r\n\r\n${JSON_BODY}`, 'latin1'))
    // Let in means judged: the person does not exist, so it is 401 (or 429 after some), never 415.
    expect(answer.split('\r\n', 1)[0]).toMatch(letIn ? /^HTTP\/1.1 4(01|29) / : /^HTTP\/1.1 415 /)
    expect(answer).toContain(letIn ? '"code":-1' : '"reason":"unsupported_media_type"')
  })

  test('at least forty forms are tried', () => expect(FORMS.length).toBeGreaterThanOrEqual(40))
})
