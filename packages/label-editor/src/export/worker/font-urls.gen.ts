// Made by `node scripts/write-font-slices.mjs` from the families of @fontsource-variable.
import url1 from '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-ext-wght-normal.woff2?url&no-inline'
import url2 from '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2?url&no-inline'
import url3 from '@fontsource-variable/noto-sans/files/noto-sans-devanagari-wght-normal.woff2?url&no-inline'
import url4 from '@fontsource-variable/noto-sans/files/noto-sans-greek-ext-wght-normal.woff2?url&no-inline'
import url5 from '@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2?url&no-inline'
import url6 from '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2?url&no-inline'
import url7 from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url&no-inline'
import url8 from '@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2?url&no-inline'
import url9 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2?url&no-inline'
import url10 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-101-wght-normal.woff2?url&no-inline'
import url11 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-102-wght-normal.woff2?url&no-inline'
import url12 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-103-wght-normal.woff2?url&no-inline'
import url13 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-104-wght-normal.woff2?url&no-inline'
import url14 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-105-wght-normal.woff2?url&no-inline'
import url15 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-106-wght-normal.woff2?url&no-inline'
import url16 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-107-wght-normal.woff2?url&no-inline'
import url17 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-108-wght-normal.woff2?url&no-inline'
import url18 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-109-wght-normal.woff2?url&no-inline'
import url19 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-110-wght-normal.woff2?url&no-inline'
import url20 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-111-wght-normal.woff2?url&no-inline'
import url21 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-112-wght-normal.woff2?url&no-inline'
import url22 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-113-wght-normal.woff2?url&no-inline'
import url23 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-114-wght-normal.woff2?url&no-inline'
import url24 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-115-wght-normal.woff2?url&no-inline'
import url25 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-116-wght-normal.woff2?url&no-inline'
import url26 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-117-wght-normal.woff2?url&no-inline'
import url27 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-118-wght-normal.woff2?url&no-inline'
import url28 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-119-wght-normal.woff2?url&no-inline'
import url29 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-21-wght-normal.woff2?url&no-inline'
import url30 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-22-wght-normal.woff2?url&no-inline'
import url31 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-23-wght-normal.woff2?url&no-inline'
import url32 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-24-wght-normal.woff2?url&no-inline'
import url33 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-25-wght-normal.woff2?url&no-inline'
import url34 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-26-wght-normal.woff2?url&no-inline'
import url35 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-27-wght-normal.woff2?url&no-inline'
import url36 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-28-wght-normal.woff2?url&no-inline'
import url37 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-29-wght-normal.woff2?url&no-inline'
import url38 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-30-wght-normal.woff2?url&no-inline'
import url39 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-31-wght-normal.woff2?url&no-inline'
import url40 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-32-wght-normal.woff2?url&no-inline'
import url41 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-33-wght-normal.woff2?url&no-inline'
import url42 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-34-wght-normal.woff2?url&no-inline'
import url43 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-35-wght-normal.woff2?url&no-inline'
import url44 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-36-wght-normal.woff2?url&no-inline'
import url45 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-37-wght-normal.woff2?url&no-inline'
import url46 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-38-wght-normal.woff2?url&no-inline'
import url47 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-39-wght-normal.woff2?url&no-inline'
import url48 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-4-wght-normal.woff2?url&no-inline'
import url49 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-40-wght-normal.woff2?url&no-inline'
import url50 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-41-wght-normal.woff2?url&no-inline'
import url51 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-42-wght-normal.woff2?url&no-inline'
import url52 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-43-wght-normal.woff2?url&no-inline'
import url53 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-44-wght-normal.woff2?url&no-inline'
import url54 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-45-wght-normal.woff2?url&no-inline'
import url55 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-46-wght-normal.woff2?url&no-inline'
import url56 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-47-wght-normal.woff2?url&no-inline'
import url57 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-48-wght-normal.woff2?url&no-inline'
import url58 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-49-wght-normal.woff2?url&no-inline'
import url59 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-5-wght-normal.woff2?url&no-inline'
import url60 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-50-wght-normal.woff2?url&no-inline'
import url61 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-51-wght-normal.woff2?url&no-inline'
import url62 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-52-wght-normal.woff2?url&no-inline'
import url63 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-53-wght-normal.woff2?url&no-inline'
import url64 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-54-wght-normal.woff2?url&no-inline'
import url65 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-55-wght-normal.woff2?url&no-inline'
import url66 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-56-wght-normal.woff2?url&no-inline'
import url67 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-57-wght-normal.woff2?url&no-inline'
import url68 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-58-wght-normal.woff2?url&no-inline'
import url69 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-59-wght-normal.woff2?url&no-inline'
import url70 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-6-wght-normal.woff2?url&no-inline'
import url71 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-60-wght-normal.woff2?url&no-inline'
import url72 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-61-wght-normal.woff2?url&no-inline'
import url73 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-62-wght-normal.woff2?url&no-inline'
import url74 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-63-wght-normal.woff2?url&no-inline'
import url75 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-64-wght-normal.woff2?url&no-inline'
import url76 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-65-wght-normal.woff2?url&no-inline'
import url77 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-66-wght-normal.woff2?url&no-inline'
import url78 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-67-wght-normal.woff2?url&no-inline'
import url79 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-68-wght-normal.woff2?url&no-inline'
import url80 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-69-wght-normal.woff2?url&no-inline'
import url81 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-70-wght-normal.woff2?url&no-inline'
import url82 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-71-wght-normal.woff2?url&no-inline'
import url83 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-72-wght-normal.woff2?url&no-inline'
import url84 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-73-wght-normal.woff2?url&no-inline'
import url85 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-74-wght-normal.woff2?url&no-inline'
import url86 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-75-wght-normal.woff2?url&no-inline'
import url87 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-76-wght-normal.woff2?url&no-inline'
import url88 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-77-wght-normal.woff2?url&no-inline'
import url89 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-78-wght-normal.woff2?url&no-inline'
import url90 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-79-wght-normal.woff2?url&no-inline'
import url91 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-80-wght-normal.woff2?url&no-inline'
import url92 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-81-wght-normal.woff2?url&no-inline'
import url93 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-82-wght-normal.woff2?url&no-inline'
import url94 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-83-wght-normal.woff2?url&no-inline'
import url95 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-84-wght-normal.woff2?url&no-inline'
import url96 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-85-wght-normal.woff2?url&no-inline'
import url97 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-86-wght-normal.woff2?url&no-inline'
import url98 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-87-wght-normal.woff2?url&no-inline'
import url99 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-88-wght-normal.woff2?url&no-inline'
import url100 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-89-wght-normal.woff2?url&no-inline'
import url101 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-90-wght-normal.woff2?url&no-inline'
import url102 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-91-wght-normal.woff2?url&no-inline'
import url103 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-97-wght-normal.woff2?url&no-inline'
import url104 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-98-wght-normal.woff2?url&no-inline'
import url105 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-99-wght-normal.woff2?url&no-inline'
import url106 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-cyrillic-wght-normal.woff2?url&no-inline'
import url107 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-ext-wght-normal.woff2?url&no-inline'
import url108 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2?url&no-inline'
import url109 from '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-vietnamese-wght-normal.woff2?url&no-inline'

/** Addresses of the font files on the own origin. */
export const FONT_URLS: Readonly<Record<string, string>> = {
  'noto-sans-cyrillic-ext-wght-normal.woff2': url1,
  'noto-sans-cyrillic-wght-normal.woff2': url2,
  'noto-sans-devanagari-wght-normal.woff2': url3,
  'noto-sans-greek-ext-wght-normal.woff2': url4,
  'noto-sans-greek-wght-normal.woff2': url5,
  'noto-sans-latin-ext-wght-normal.woff2': url6,
  'noto-sans-latin-wght-normal.woff2': url7,
  'noto-sans-vietnamese-wght-normal.woff2': url8,
  'noto-sans-sc-100-wght-normal.woff2': url9,
  'noto-sans-sc-101-wght-normal.woff2': url10,
  'noto-sans-sc-102-wght-normal.woff2': url11,
  'noto-sans-sc-103-wght-normal.woff2': url12,
  'noto-sans-sc-104-wght-normal.woff2': url13,
  'noto-sans-sc-105-wght-normal.woff2': url14,
  'noto-sans-sc-106-wght-normal.woff2': url15,
  'noto-sans-sc-107-wght-normal.woff2': url16,
  'noto-sans-sc-108-wght-normal.woff2': url17,
  'noto-sans-sc-109-wght-normal.woff2': url18,
  'noto-sans-sc-110-wght-normal.woff2': url19,
  'noto-sans-sc-111-wght-normal.woff2': url20,
  'noto-sans-sc-112-wght-normal.woff2': url21,
  'noto-sans-sc-113-wght-normal.woff2': url22,
  'noto-sans-sc-114-wght-normal.woff2': url23,
  'noto-sans-sc-115-wght-normal.woff2': url24,
  'noto-sans-sc-116-wght-normal.woff2': url25,
  'noto-sans-sc-117-wght-normal.woff2': url26,
  'noto-sans-sc-118-wght-normal.woff2': url27,
  'noto-sans-sc-119-wght-normal.woff2': url28,
  'noto-sans-sc-21-wght-normal.woff2': url29,
  'noto-sans-sc-22-wght-normal.woff2': url30,
  'noto-sans-sc-23-wght-normal.woff2': url31,
  'noto-sans-sc-24-wght-normal.woff2': url32,
  'noto-sans-sc-25-wght-normal.woff2': url33,
  'noto-sans-sc-26-wght-normal.woff2': url34,
  'noto-sans-sc-27-wght-normal.woff2': url35,
  'noto-sans-sc-28-wght-normal.woff2': url36,
  'noto-sans-sc-29-wght-normal.woff2': url37,
  'noto-sans-sc-30-wght-normal.woff2': url38,
  'noto-sans-sc-31-wght-normal.woff2': url39,
  'noto-sans-sc-32-wght-normal.woff2': url40,
  'noto-sans-sc-33-wght-normal.woff2': url41,
  'noto-sans-sc-34-wght-normal.woff2': url42,
  'noto-sans-sc-35-wght-normal.woff2': url43,
  'noto-sans-sc-36-wght-normal.woff2': url44,
  'noto-sans-sc-37-wght-normal.woff2': url45,
  'noto-sans-sc-38-wght-normal.woff2': url46,
  'noto-sans-sc-39-wght-normal.woff2': url47,
  'noto-sans-sc-4-wght-normal.woff2': url48,
  'noto-sans-sc-40-wght-normal.woff2': url49,
  'noto-sans-sc-41-wght-normal.woff2': url50,
  'noto-sans-sc-42-wght-normal.woff2': url51,
  'noto-sans-sc-43-wght-normal.woff2': url52,
  'noto-sans-sc-44-wght-normal.woff2': url53,
  'noto-sans-sc-45-wght-normal.woff2': url54,
  'noto-sans-sc-46-wght-normal.woff2': url55,
  'noto-sans-sc-47-wght-normal.woff2': url56,
  'noto-sans-sc-48-wght-normal.woff2': url57,
  'noto-sans-sc-49-wght-normal.woff2': url58,
  'noto-sans-sc-5-wght-normal.woff2': url59,
  'noto-sans-sc-50-wght-normal.woff2': url60,
  'noto-sans-sc-51-wght-normal.woff2': url61,
  'noto-sans-sc-52-wght-normal.woff2': url62,
  'noto-sans-sc-53-wght-normal.woff2': url63,
  'noto-sans-sc-54-wght-normal.woff2': url64,
  'noto-sans-sc-55-wght-normal.woff2': url65,
  'noto-sans-sc-56-wght-normal.woff2': url66,
  'noto-sans-sc-57-wght-normal.woff2': url67,
  'noto-sans-sc-58-wght-normal.woff2': url68,
  'noto-sans-sc-59-wght-normal.woff2': url69,
  'noto-sans-sc-6-wght-normal.woff2': url70,
  'noto-sans-sc-60-wght-normal.woff2': url71,
  'noto-sans-sc-61-wght-normal.woff2': url72,
  'noto-sans-sc-62-wght-normal.woff2': url73,
  'noto-sans-sc-63-wght-normal.woff2': url74,
  'noto-sans-sc-64-wght-normal.woff2': url75,
  'noto-sans-sc-65-wght-normal.woff2': url76,
  'noto-sans-sc-66-wght-normal.woff2': url77,
  'noto-sans-sc-67-wght-normal.woff2': url78,
  'noto-sans-sc-68-wght-normal.woff2': url79,
  'noto-sans-sc-69-wght-normal.woff2': url80,
  'noto-sans-sc-70-wght-normal.woff2': url81,
  'noto-sans-sc-71-wght-normal.woff2': url82,
  'noto-sans-sc-72-wght-normal.woff2': url83,
  'noto-sans-sc-73-wght-normal.woff2': url84,
  'noto-sans-sc-74-wght-normal.woff2': url85,
  'noto-sans-sc-75-wght-normal.woff2': url86,
  'noto-sans-sc-76-wght-normal.woff2': url87,
  'noto-sans-sc-77-wght-normal.woff2': url88,
  'noto-sans-sc-78-wght-normal.woff2': url89,
  'noto-sans-sc-79-wght-normal.woff2': url90,
  'noto-sans-sc-80-wght-normal.woff2': url91,
  'noto-sans-sc-81-wght-normal.woff2': url92,
  'noto-sans-sc-82-wght-normal.woff2': url93,
  'noto-sans-sc-83-wght-normal.woff2': url94,
  'noto-sans-sc-84-wght-normal.woff2': url95,
  'noto-sans-sc-85-wght-normal.woff2': url96,
  'noto-sans-sc-86-wght-normal.woff2': url97,
  'noto-sans-sc-87-wght-normal.woff2': url98,
  'noto-sans-sc-88-wght-normal.woff2': url99,
  'noto-sans-sc-89-wght-normal.woff2': url100,
  'noto-sans-sc-90-wght-normal.woff2': url101,
  'noto-sans-sc-91-wght-normal.woff2': url102,
  'noto-sans-sc-97-wght-normal.woff2': url103,
  'noto-sans-sc-98-wght-normal.woff2': url104,
  'noto-sans-sc-99-wght-normal.woff2': url105,
  'noto-sans-sc-cyrillic-wght-normal.woff2': url106,
  'noto-sans-sc-latin-ext-wght-normal.woff2': url107,
  'noto-sans-sc-latin-wght-normal.woff2': url108,
  'noto-sans-sc-vietnamese-wght-normal.woff2': url109,
}
