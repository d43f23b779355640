// Made by `node scripts/write-font-slices.mjs` from the families of @fontsource-variable.
import url1 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-1-wght-normal.woff2?url&no-inline'
import url2 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-10-wght-normal.woff2?url&no-inline'
import url3 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-11-wght-normal.woff2?url&no-inline'
import url4 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-12-wght-normal.woff2?url&no-inline'
import url5 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-13-wght-normal.woff2?url&no-inline'
import url6 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-14-wght-normal.woff2?url&no-inline'
import url7 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-15-wght-normal.woff2?url&no-inline'
import url8 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-16-wght-normal.woff2?url&no-inline'
import url9 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-18-wght-normal.woff2?url&no-inline'
import url10 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-19-wght-normal.woff2?url&no-inline'
import url11 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-21-wght-normal.woff2?url&no-inline'
import url12 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-22-wght-normal.woff2?url&no-inline'
import url13 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-23-wght-normal.woff2?url&no-inline'
import url14 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-24-wght-normal.woff2?url&no-inline'
import url15 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-25-wght-normal.woff2?url&no-inline'
import url16 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-26-wght-normal.woff2?url&no-inline'
import url17 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-27-wght-normal.woff2?url&no-inline'
import url18 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-28-wght-normal.woff2?url&no-inline'
import url19 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-30-wght-normal.woff2?url&no-inline'
import url20 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-32-wght-normal.woff2?url&no-inline'
import url21 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-34-wght-normal.woff2?url&no-inline'
import url22 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-35-wght-normal.woff2?url&no-inline'
import url23 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-36-wght-normal.woff2?url&no-inline'
import url24 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-39-wght-normal.woff2?url&no-inline'
import url25 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-42-wght-normal.woff2?url&no-inline'
import url26 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-43-wght-normal.woff2?url&no-inline'
import url27 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-44-wght-normal.woff2?url&no-inline'
import url28 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-47-wght-normal.woff2?url&no-inline'
import url29 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-48-wght-normal.woff2?url&no-inline'
import url30 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-49-wght-normal.woff2?url&no-inline'
import url31 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-5-wght-normal.woff2?url&no-inline'
import url32 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-51-wght-normal.woff2?url&no-inline'
import url33 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-52-wght-normal.woff2?url&no-inline'
import url34 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-53-wght-normal.woff2?url&no-inline'
import url35 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-58-wght-normal.woff2?url&no-inline'
import url36 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-6-wght-normal.woff2?url&no-inline'
import url37 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-60-wght-normal.woff2?url&no-inline'
import url38 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-62-wght-normal.woff2?url&no-inline'
import url39 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-68-wght-normal.woff2?url&no-inline'
import url40 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-7-wght-normal.woff2?url&no-inline'
import url41 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-8-wght-normal.woff2?url&no-inline'
import url42 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-9-wght-normal.woff2?url&no-inline'

/** Addresses of the font files on the own origin. */
export const JAPANESE_URLS: Readonly<Record<string, string>> = {
  'noto-sans-jp-1-wght-normal.woff2': url1,
  'noto-sans-jp-10-wght-normal.woff2': url2,
  'noto-sans-jp-11-wght-normal.woff2': url3,
  'noto-sans-jp-12-wght-normal.woff2': url4,
  'noto-sans-jp-13-wght-normal.woff2': url5,
  'noto-sans-jp-14-wght-normal.woff2': url6,
  'noto-sans-jp-15-wght-normal.woff2': url7,
  'noto-sans-jp-16-wght-normal.woff2': url8,
  'noto-sans-jp-18-wght-normal.woff2': url9,
  'noto-sans-jp-19-wght-normal.woff2': url10,
  'noto-sans-jp-21-wght-normal.woff2': url11,
  'noto-sans-jp-22-wght-normal.woff2': url12,
  'noto-sans-jp-23-wght-normal.woff2': url13,
  'noto-sans-jp-24-wght-normal.woff2': url14,
  'noto-sans-jp-25-wght-normal.woff2': url15,
  'noto-sans-jp-26-wght-normal.woff2': url16,
  'noto-sans-jp-27-wght-normal.woff2': url17,
  'noto-sans-jp-28-wght-normal.woff2': url18,
  'noto-sans-jp-30-wght-normal.woff2': url19,
  'noto-sans-jp-32-wght-normal.woff2': url20,
  'noto-sans-jp-34-wght-normal.woff2': url21,
  'noto-sans-jp-35-wght-normal.woff2': url22,
  'noto-sans-jp-36-wght-normal.woff2': url23,
  'noto-sans-jp-39-wght-normal.woff2': url24,
  'noto-sans-jp-42-wght-normal.woff2': url25,
  'noto-sans-jp-43-wght-normal.woff2': url26,
  'noto-sans-jp-44-wght-normal.woff2': url27,
  'noto-sans-jp-47-wght-normal.woff2': url28,
  'noto-sans-jp-48-wght-normal.woff2': url29,
  'noto-sans-jp-49-wght-normal.woff2': url30,
  'noto-sans-jp-5-wght-normal.woff2': url31,
  'noto-sans-jp-51-wght-normal.woff2': url32,
  'noto-sans-jp-52-wght-normal.woff2': url33,
  'noto-sans-jp-53-wght-normal.woff2': url34,
  'noto-sans-jp-58-wght-normal.woff2': url35,
  'noto-sans-jp-6-wght-normal.woff2': url36,
  'noto-sans-jp-60-wght-normal.woff2': url37,
  'noto-sans-jp-62-wght-normal.woff2': url38,
  'noto-sans-jp-68-wght-normal.woff2': url39,
  'noto-sans-jp-7-wght-normal.woff2': url40,
  'noto-sans-jp-8-wght-normal.woff2': url41,
  'noto-sans-jp-9-wght-normal.woff2': url42,
}
