/**
 * Application identifiers of the GS1 General Specifications (GS1 Syntax Dictionary, read 2026-11-21).
 *
 * A line is: identifiers, parts, title. `*` marks identifiers of predefined length: no separator follows them.
 * A part is a character set (N digits, X 82 characters, Y 39 characters, Z base64), a length (`3` exactly,
 * `..20` at most) and checks of `part-checks.ts` after commas, those that can be put right last; a part in brackets may be
 * missing.
 */
const DICTIONARY = `
00* N18,csum|SSCC
01* N14,csum|GTIN
02* N14,csum|CONTENT
03* N14,csum|MTO GTIN
10 X..20|BATCH/LOT
11* N6,day0|PROD DATE
12* N6,day0|DUE DATE
13* N6,day0|PACK DATE
15* N6,day0|BEST BEFORE
16* N6,day0|SELL BY
17* N6,day0|USE BY
20* N2|VARIANT
21 X..20|SERIAL
22 X..20|CPV
235 X..28|TPX
240 X..30|ADDITIONAL ID
241 X..30|CUST. PART No.
242 N..6|MTO VARIANT
243 X..20|PCN
250 X..30|SECONDARY SERIAL
251 X..30|REF. TO SOURCE
253 N13,csum [X..17]|GDTI
254 X..20|GLN EXTENSION
255 N13,csum [N..12]|GCN
30 N..8|VAR. COUNT
3100-3105* N6|NET WEIGHT (kg)
3110-3115* 3120-3125* 3130-3135* N6|LENGTH / WIDTH / HEIGHT (m)
3140-3145* 3150-3155* 3160-3165* N6|AREA (m²) / VOLUME (l, m³)
3200-3205* N6|NET WEIGHT (lb)
3210-3215* 3220-3225* 3230-3235* 3240-3245* 3250-3255* 3260-3265* N6|LENGTH / WIDTH (in, ft, yd)
3270-3275* 3280-3285* 3290-3295* N6|HEIGHT (in, ft, yd)
3300-3305* 3310-3315* 3320-3325* 3330-3335* 3340-3345* 3350-3355* 3360-3365* 3370-3375* N6|LOGISTIC MEASURE
3400-3405* 3410-3415* 3420-3425* 3430-3435* 3440-3445* 3450-3455* 3460-3465* 3470-3475* N6|LOGISTIC MEASURE
3480-3485* 3490-3495* 3500-3505* 3510-3515* 3520-3525* 3530-3535* 3540-3545* 3550-3555* N6|LOGISTIC MEASURE
3560-3565* 3570-3575* 3600-3605* 3610-3615* 3620-3625* 3630-3635* 3640-3645* 3650-3655* N6|TRADE MEASURE
3660-3665* 3670-3675* 3680-3685* 3690-3695* N6|TRADE MEASURE
37 N..8|COUNT
3900-3909 N..15|AMOUNT
3910-3919 N3,currency N..15|AMOUNT (currency)
3920-3929 N..15|PRICE
3930-3939 N3,currency N..15|PRICE (currency)
3940-3943 N4|PRCNT OFF
3950-3955 N6|PRICE/UoM
400 X..30|ORDER NUMBER
401 X..30,prefix|GINC
402 N17,csum|GSIN
403 X..30|ROUTE
410-417* N13,csum|GLN
420 X..20|SHIP TO POST
421 N3,country X..9|SHIP TO POST (country)
422 424 426 N3,country|ORIGIN
423 425 N3,country [N3,country] [N3,country] [N3,country] [N3,country]|COUNTRY - PROCESS
427 X..3|ORIGIN SUBDIVISION
4300-4301 4310-4311 4320 X..35,percent|SHIP / RETURN TO
4302-4306 4312-4316 X..70,percent|SHIP / RETURN TO
4307 4317 X2,countryLetters|COUNTRY
4308 4319 X..30|PHONE
4309 N10,latitude N10,longitude|SHIP TO GEO
4318 X..20|RTN TO POST
4321-4323 N1,yesno|DANGEROUS GOODS / LEAVE / SIGN
4324-4325 N6,day0 N4,time|DELIVERY TIME
4326 N6,day|REL DATE
4330-4333 N6 [X1,hyphen]|TEMPERATURE
7001 N13|NSN
7002 X..30|MEAT CUT
7003 N6,day N4,time|EXPIRY TIME
7004 N..4|ACTIVE POTENCY
7005 X..12|CATCH AREA
7006 N6,day|FIRST FREEZE DATE
7007 N6,day [N6,day]|HARVEST DATE
7008 X..3|AQUATIC SPECIES
7009 X..10|FISHING GEAR TYPE
7010 X..2|PROD METHOD
7011 N6,day [N4,time]|TEST BY DATE
7020-7022 X..20|REFURBISHMENT
7023 X..30,prefix|GIAI - ASSEMBLY
7030-7039 N3,countryOrAny X..27|PROCESSOR
7040 N1 X1 X1 X1,importer|UIC+EXT
7041 X..4|UFRGT UNIT TYPE
710-717 X..20|NHRN
7230-7239 X2 X..28|CERT
7240 X..20|PROTOCOL
7241 N2,medium|AIDC MEDIA TYPE
7242 X..25|VCN
7250 N8,date|DOB
7251 N8,date N4,time|DOB TIME
7252 N1,sex|BIO SEX
7253-7254 7259 X..40,percent|NAME
7255 X..10|SUFFIX
7256 X..90,percent|FULL NAME
7257 X..70,percent|PERSON ADDR
7258 X3,place|BIRTH SEQUENCE
8001 N4,nonzero N5,nonzero N3,nonzero N1,winding N1|DIMENSIONS
8002 X..20|CMT No.
8003 N1,zero N13,csum [X..16]|GRAI
8004 X..30,prefix|GIAI
8005 N6|PRICE PER UNIT
8006 8026 N14,csum N4,piece|ITIP
8007 X..34,iban|IBAN
8008 N6,day N2,hour [N2,minute] [N2,minute]|PROD TIME
8009 X..50|OPTSEN
8010 Y..30,prefix|CPID
8011 N..12,noLeadingZero|CPID SERIAL
8012 X..20|VERSION
8013 X..25,prefix,csumalpha|GMN
8014 X..25,prefix,nonDigit,csumalpha|MUDI
8017-8018 N18,csum|GSRN
8019 N..10|SRIN
8020 X..25|REF No.
8030 Z..90,padded|DIGSIG
8040-8041 N15|IMEI
8042 N32|ESIM
8043 N18 [N..2]|PSIM
8110 8112 X..70|COUPON
8111 N4|POINTS
8200 X..70|PRODUCT URL
90 X..30|INTERNAL
91-99 X..90|INTERNAL
`

export interface FieldPart {
  set: 'N' | 'X' | 'Y' | 'Z'
  least: number
  most: number
  checks: readonly string[]
  isOptional: boolean
}

export interface ApplicationIdentifier {
  ai: string
  parts: readonly FieldPart[]
  title: string
  hasFixedLength: boolean
}

function partOf(word: string): FieldPart {
  const [, open, set, upTo, length, checks = ''] =
    /^(\[?)([NXYZ])(\.\.)?(\d+)((?:,\w+)*)\]?$/.exec(word) ?? []
  const most = Number(length)
  return {
    set: set as FieldPart['set'],
    least: upTo ? 1 : most,
    most,
    checks: checks.split(',').filter((check) => check !== ''),
    isOptional: open === '[',
  }
}

function identifiersOf(word: string): string[] {
  const [from = '', to = from] = word.replace('*', '').split('-')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
    String(Number(from) + at).padStart(from.length, '0'),
  )
}

function entriesOf(line: string): [string, ApplicationIdentifier][] {
  const [left = '', title = ''] = line.split('|')
  const words = left.split(' ')
  const parts = words.filter((word) => /[NXYZ]/.test(word)).map(partOf)
  return words
    .filter((word) => !/[NXYZ]/.test(word))
    .flatMap((word) =>
      identifiersOf(word).map((ai): [string, ApplicationIdentifier] => [
        ai,
        { ai, parts, title, hasFixedLength: word.endsWith('*') },
      ]),
    )
}

/** Every application identifier by its digits. */
export const APPLICATION_IDENTIFIERS: ReadonlyMap<string, ApplicationIdentifier> = new Map(
  DICTIONARY.trim().split('\n').flatMap(entriesOf),
)
