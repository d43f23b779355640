/** Where an attacker wants people to be. */
const TARGETS = [
  'evil.example',
  'evil.example/temu/home',
  'haixuan.test.evil.example',
  'evil。example',
  '0x7f.1',
]

/** Ways that have led past checks of return paths; HOST is where they lead. */
const WAYS = [
  ...[
    '//HOST',
    '///HOST',
    '////HOST',
    '//\tHOST',
    '//HOST/temu/home',
    '/ /HOST',
    '/\t/HOST',
    '/\n/HOST',
    '/\r/HOST',
  ],
  ...[
    '/\\HOST',
    '\\\\HOST',
    '\\/HOST',
    '/\\/HOST',
    '/\\\\HOST',
    '\\HOST',
    '//\\HOST',
    '/%5cHOST',
    '/%5c%5cHOST',
  ],
  ...[
    'http://HOST',
    'https://HOST',
    'HTTPS://HOST',
    'https:HOST',
    'https:/HOST',
    'https:///HOST',
    'https:\\\\HOST',
  ],
  ...[
    'ftp://HOST',
    'ws://HOST',
    '://HOST',
    ':HOST',
    'HOST',
    '.HOST',
    '@HOST',
    '//x@HOST',
    'https://haixuan.test@HOST',
  ],
  ...[
    '/temu/home@HOST',
    '//haixuan.test%40HOST',
    'https://HOST#haixuan.test',
    'https://HOST?haixuan.test',
    '/.HOST',
  ],
  ...[
    '/%2f%2fHOST',
    '%2f%2fHOST',
    '/%2fHOST',
    '/%09/HOST',
    '/%0a/HOST',
    '/%00/HOST',
    '/%20/HOST',
    '/.//HOST',
    '/..//HOST',
  ],
  ...[
    '/./\\HOST',
    '/temu/..//HOST',
    '/temu/home/..//..//HOST',
    '/temu//..//HOST',
    '/%2e%2e//HOST',
    '/;//HOST',
    '/?//HOST',
  ],
  ...[
    '/#//HOST',
    '/temu/home//HOST',
    '/login?redirect=//HOST',
    '\u0000//HOST',
    '\u00a0//HOST',
    '\ufeff//HOST',
    '／／HOST',
  ],
  ...['/／HOST', '⁄⁄HOST', '/\u2028/HOST', '\u2029//HOST', '\u202e//HOST', 'javascript://HOST/%0aalert(1)'],
]

/** What is code or a document instead of an address. */
const CODE = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
  ],
  ...[
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript%3aalert(1)',
    '/javascript:alert(1)',
    'vbscript:x',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://evil.example/1',
  ],
  ...[
    'view-source:https://evil.example',
    'file:///etc/passwd',
    'about:blank',
    'filesystem:https://evil.example/',
    'intent://x',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "';alert(1)//",
    '{{constructor.constructor("alert(1)")()}}',
  ],
]

/** More than 300 return paths of which none may lead off the site. */
export const HOSTILE_RETURN_PATHS: readonly string[] = [
  ...WAYS.flatMap((way) => TARGETS.map((target) => way.replaceAll('HOST', target))),
  ...CODE,
]
