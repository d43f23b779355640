// Made by `node scripts/write-font-slices.mjs` from the families of @fontsource-variable.
import url1 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-10-wght-normal.woff2?url&no-inline'
import url2 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-100-wght-normal.woff2?url&no-inline'
import url3 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-101-wght-normal.woff2?url&no-inline'
import url4 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-102-wght-normal.woff2?url&no-inline'
import url5 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-103-wght-normal.woff2?url&no-inline'
import url6 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-104-wght-normal.woff2?url&no-inline'
import url7 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-105-wght-normal.woff2?url&no-inline'
import url8 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-106-wght-normal.woff2?url&no-inline'
import url9 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-107-wght-normal.woff2?url&no-inline'
import url10 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-108-wght-normal.woff2?url&no-inline'
import url11 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-109-wght-normal.woff2?url&no-inline'
import url12 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-11-wght-normal.woff2?url&no-inline'
import url13 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-110-wght-normal.woff2?url&no-inline'
import url14 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-111-wght-normal.woff2?url&no-inline'
import url15 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-112-wght-normal.woff2?url&no-inline'
import url16 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-113-wght-normal.woff2?url&no-inline'
import url17 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-114-wght-normal.woff2?url&no-inline'
import url18 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-115-wght-normal.woff2?url&no-inline'
import url19 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-116-wght-normal.woff2?url&no-inline'
import url20 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-117-wght-normal.woff2?url&no-inline'
import url21 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-118-wght-normal.woff2?url&no-inline'
import url22 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2?url&no-inline'
import url23 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-12-wght-normal.woff2?url&no-inline'
import url24 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-13-wght-normal.woff2?url&no-inline'
import url25 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-14-wght-normal.woff2?url&no-inline'
import url26 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-15-wght-normal.woff2?url&no-inline'
import url27 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-16-wght-normal.woff2?url&no-inline'
import url28 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-17-wght-normal.woff2?url&no-inline'
import url29 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-18-wght-normal.woff2?url&no-inline'
import url30 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-19-wght-normal.woff2?url&no-inline'
import url31 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-2-wght-normal.woff2?url&no-inline'
import url32 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-20-wght-normal.woff2?url&no-inline'
import url33 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-21-wght-normal.woff2?url&no-inline'
import url34 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-22-wght-normal.woff2?url&no-inline'
import url35 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-23-wght-normal.woff2?url&no-inline'
import url36 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-24-wght-normal.woff2?url&no-inline'
import url37 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-25-wght-normal.woff2?url&no-inline'
import url38 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-26-wght-normal.woff2?url&no-inline'
import url39 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-27-wght-normal.woff2?url&no-inline'
import url40 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-28-wght-normal.woff2?url&no-inline'
import url41 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-29-wght-normal.woff2?url&no-inline'
import url42 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-3-wght-normal.woff2?url&no-inline'
import url43 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-30-wght-normal.woff2?url&no-inline'
import url44 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-31-wght-normal.woff2?url&no-inline'
import url45 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-32-wght-normal.woff2?url&no-inline'
import url46 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-33-wght-normal.woff2?url&no-inline'
import url47 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-34-wght-normal.woff2?url&no-inline'
import url48 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-35-wght-normal.woff2?url&no-inline'
import url49 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-36-wght-normal.woff2?url&no-inline'
import url50 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-37-wght-normal.woff2?url&no-inline'
import url51 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-38-wght-normal.woff2?url&no-inline'
import url52 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-39-wght-normal.woff2?url&no-inline'
import url53 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-4-wght-normal.woff2?url&no-inline'
import url54 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-40-wght-normal.woff2?url&no-inline'
import url55 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-41-wght-normal.woff2?url&no-inline'
import url56 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-42-wght-normal.woff2?url&no-inline'
import url57 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-43-wght-normal.woff2?url&no-inline'
import url58 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-44-wght-normal.woff2?url&no-inline'
import url59 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-45-wght-normal.woff2?url&no-inline'
import url60 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-46-wght-normal.woff2?url&no-inline'
import url61 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-47-wght-normal.woff2?url&no-inline'
import url62 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-48-wght-normal.woff2?url&no-inline'
import url63 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-49-wght-normal.woff2?url&no-inline'
import url64 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-5-wght-normal.woff2?url&no-inline'
import url65 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-50-wght-normal.woff2?url&no-inline'
import url66 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-51-wght-normal.woff2?url&no-inline'
import url67 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-52-wght-normal.woff2?url&no-inline'
import url68 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-53-wght-normal.woff2?url&no-inline'
import url69 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-54-wght-normal.woff2?url&no-inline'
import url70 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-55-wght-normal.woff2?url&no-inline'
import url71 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-56-wght-normal.woff2?url&no-inline'
import url72 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-57-wght-normal.woff2?url&no-inline'
import url73 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-58-wght-normal.woff2?url&no-inline'
import url74 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-59-wght-normal.woff2?url&no-inline'
import url75 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-6-wght-normal.woff2?url&no-inline'
import url76 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-60-wght-normal.woff2?url&no-inline'
import url77 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-61-wght-normal.woff2?url&no-inline'
import url78 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-62-wght-normal.woff2?url&no-inline'
import url79 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-63-wght-normal.woff2?url&no-inline'
import url80 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-64-wght-normal.woff2?url&no-inline'
import url81 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-65-wght-normal.woff2?url&no-inline'
import url82 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-7-wght-normal.woff2?url&no-inline'
import url83 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-8-wght-normal.woff2?url&no-inline'
import url84 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-9-wght-normal.woff2?url&no-inline'
import url85 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-94-wght-normal.woff2?url&no-inline'
import url86 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-95-wght-normal.woff2?url&no-inline'
import url87 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-96-wght-normal.woff2?url&no-inline'
import url88 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-97-wght-normal.woff2?url&no-inline'
import url89 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-98-wght-normal.woff2?url&no-inline'

/** Addresses of the font files on the own origin. */
export const KOREAN_URLS: Readonly<Record<string, string>> = {
  'noto-sans-kr-10-wght-normal.woff2': url1,
  'noto-sans-kr-100-wght-normal.woff2': url2,
  'noto-sans-kr-101-wght-normal.woff2': url3,
  'noto-sans-kr-102-wght-normal.woff2': url4,
  'noto-sans-kr-103-wght-normal.woff2': url5,
  'noto-sans-kr-104-wght-normal.woff2': url6,
  'noto-sans-kr-105-wght-normal.woff2': url7,
  'noto-sans-kr-106-wght-normal.woff2': url8,
  'noto-sans-kr-107-wght-normal.woff2': url9,
  'noto-sans-kr-108-wght-normal.woff2': url10,
  'noto-sans-kr-109-wght-normal.woff2': url11,
  'noto-sans-kr-11-wght-normal.woff2': url12,
  'noto-sans-kr-110-wght-normal.woff2': url13,
  'noto-sans-kr-111-wght-normal.woff2': url14,
  'noto-sans-kr-112-wght-normal.woff2': url15,
  'noto-sans-kr-113-wght-normal.woff2': url16,
  'noto-sans-kr-114-wght-normal.woff2': url17,
  'noto-sans-kr-115-wght-normal.woff2': url18,
  'noto-sans-kr-116-wght-normal.woff2': url19,
  'noto-sans-kr-117-wght-normal.woff2': url20,
  'noto-sans-kr-118-wght-normal.woff2': url21,
  'noto-sans-kr-119-wght-normal.woff2': url22,
  'noto-sans-kr-12-wght-normal.woff2': url23,
  'noto-sans-kr-13-wght-normal.woff2': url24,
  'noto-sans-kr-14-wght-normal.woff2': url25,
  'noto-sans-kr-15-wght-normal.woff2': url26,
  'noto-sans-kr-16-wght-normal.woff2': url27,
  'noto-sans-kr-17-wght-normal.woff2': url28,
  'noto-sans-kr-18-wght-normal.woff2': url29,
  'noto-sans-kr-19-wght-normal.woff2': url30,
  'noto-sans-kr-2-wght-normal.woff2': url31,
  'noto-sans-kr-20-wght-normal.woff2': url32,
  'noto-sans-kr-21-wght-normal.woff2': url33,
  'noto-sans-kr-22-wght-normal.woff2': url34,
  'noto-sans-kr-23-wght-normal.woff2': url35,
  'noto-sans-kr-24-wght-normal.woff2': url36,
  'noto-sans-kr-25-wght-normal.woff2': url37,
  'noto-sans-kr-26-wght-normal.woff2': url38,
  'noto-sans-kr-27-wght-normal.woff2': url39,
  'noto-sans-kr-28-wght-normal.woff2': url40,
  'noto-sans-kr-29-wght-normal.woff2': url41,
  'noto-sans-kr-3-wght-normal.woff2': url42,
  'noto-sans-kr-30-wght-normal.woff2': url43,
  'noto-sans-kr-31-wght-normal.woff2': url44,
  'noto-sans-kr-32-wght-normal.woff2': url45,
  'noto-sans-kr-33-wght-normal.woff2': url46,
  'noto-sans-kr-34-wght-normal.woff2': url47,
  'noto-sans-kr-35-wght-normal.woff2': url48,
  'noto-sans-kr-36-wght-normal.woff2': url49,
  'noto-sans-kr-37-wght-normal.woff2': url50,
  'noto-sans-kr-38-wght-normal.woff2': url51,
  'noto-sans-kr-39-wght-normal.woff2': url52,
  'noto-sans-kr-4-wght-normal.woff2': url53,
  'noto-sans-kr-40-wght-normal.woff2': url54,
  'noto-sans-kr-41-wght-normal.woff2': url55,
  'noto-sans-kr-42-wght-normal.woff2': url56,
  'noto-sans-kr-43-wght-normal.woff2': url57,
  'noto-sans-kr-44-wght-normal.woff2': url58,
  'noto-sans-kr-45-wght-normal.woff2': url59,
  'noto-sans-kr-46-wght-normal.woff2': url60,
  'noto-sans-kr-47-wght-normal.woff2': url61,
  'noto-sans-kr-48-wght-normal.woff2': url62,
  'noto-sans-kr-49-wght-normal.woff2': url63,
  'noto-sans-kr-5-wght-normal.woff2': url64,
  'noto-sans-kr-50-wght-normal.woff2': url65,
  'noto-sans-kr-51-wght-normal.woff2': url66,
  'noto-sans-kr-52-wght-normal.woff2': url67,
  'noto-sans-kr-53-wght-normal.woff2': url68,
  'noto-sans-kr-54-wght-normal.woff2': url69,
  'noto-sans-kr-55-wght-normal.woff2': url70,
  'noto-sans-kr-56-wght-normal.woff2': url71,
  'noto-sans-kr-57-wght-normal.woff2': url72,
  'noto-sans-kr-58-wght-normal.woff2': url73,
  'noto-sans-kr-59-wght-normal.woff2': url74,
  'noto-sans-kr-6-wght-normal.woff2': url75,
  'noto-sans-kr-60-wght-normal.woff2': url76,
  'noto-sans-kr-61-wght-normal.woff2': url77,
  'noto-sans-kr-62-wght-normal.woff2': url78,
  'noto-sans-kr-63-wght-normal.woff2': url79,
  'noto-sans-kr-64-wght-normal.woff2': url80,
  'noto-sans-kr-65-wght-normal.woff2': url81,
  'noto-sans-kr-7-wght-normal.woff2': url82,
  'noto-sans-kr-8-wght-normal.woff2': url83,
  'noto-sans-kr-9-wght-normal.woff2': url84,
  'noto-sans-kr-94-wght-normal.woff2': url85,
  'noto-sans-kr-95-wght-normal.woff2': url86,
  'noto-sans-kr-96-wght-normal.woff2': url87,
  'noto-sans-kr-97-wght-normal.woff2': url88,
  'noto-sans-kr-98-wght-normal.woff2': url89,
}
