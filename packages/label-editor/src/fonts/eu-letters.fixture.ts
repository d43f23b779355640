/**
 * Letters and marks of the official languages of the European Union (Council Regulation No 1 of 1958 as it is: 24),
 * from the Unicode CLDR 48.2, `characters.json` of each: `letters` is its exemplarCharacters, what the language is written
 * with; `guests` its auxiliary, letters of foreign names and old spellings; `marks` its punctuation. Sequences are written
 * out once. Copyright 1991-2026 Unicode, Inc., Unicode License v3 (https://www.unicode.org/license.txt).
 */
export const EU_LETTERS: Readonly<Record<string, { letters: string; guests: string; marks: string }>> = {
  bg: {
    letters: 'абвгдежзийклмнопрстуфхцчшщъьюя',
    guests: 'ѐёѝыѣэѫа̀о̀у̀ъ̀ю̀я̀',
    marks: '-‐‑–—,;:!?.…\'‘‚"“„()[]§@*/″№',
  },
  hr: {
    letters: 'abcčćdđefghijklmnoprsštuvzž',
    guests: 'qwxy',
    marks: '‐–—,;:!?.…\'‘’‚"“”„()[]@*/′″',
  },
  cs: {
    letters: 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž',
    guests: 'àăâåäãāæçèĕêëēìĭîïīľłñòŏôöøōœŕùŭûüūÿ',
    marks: '-‐‑–,;:!?.…‘‚“„()[]§@*/&',
  },
  da: {
    letters: 'abcdefghijklmnopqrstuvwxyzæøå',
    guests: 'áàâçéèêëíîïñóôœúùûÿüäǿö',
    marks: '-‐‑–,;:!?.…\'‘’"“”()[]§@*/&#†′″',
  },
  nl: {
    letters: 'aáäbcdeéëfghiíïjklmnoóöpqrstuúüvwxyzíj́',
    guests: 'àâåãæçèêîñôøœùûýÿ',
    marks: '-‐‑–—,;:!?.…\'‘’"“”()[]§@*/&#†‡′″',
  },
  en: {
    letters: 'abcdefghijklmnopqrstuvwxyz',
    guests: 'áàăâåäãāæçéèĕêëēíìĭîïīñóòŏôöøōœúùŭûüūÿ',
    marks: '-‐‑–—,;:!?.…\'‘’"“”()[]§@*/&#†‡′″',
  },
  et: {
    letters: 'abcdefghijklmnopqrsšzžtuvwõäöüxy',
    guests: 'áàâåãāæçéèêëēíìîïīñóòŏôøōœúùûū',
    marks: '-‑–,;:!?.“„()[]{}@',
  },
  fi: {
    letters: 'abcdefghijklmnopqrsštuvwxyzžåäö',
    guests: 'áàăâãąāćčċçďðđéèêěëėęēğǧģǥȟħíîïİįīıǩķĺľļłńňñņŋóòôőõœŕřśŝşșßťţțŧúùûůűųūýÿüźżʒǯþæø',
    marks: '-‐‑–,;:!?.…’”»()[]§@*/\\&#',
  },
  fr: {
    letters: 'aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz',
    guests: 'áåäãāćēíìīĳñóòöõøřšſßúǔ',
    marks: '-‐‑–—,;:!?.…’"“”«»()[]§@*/&#†‡',
  },
  de: {
    letters: 'aäbcdefghijklmnoöpqrsßtuüvwxyz',
    guests: 'áàăâåãāæçéèĕêëēğíìĭîïİīıñóòŏôøōœşúùŭûūÿ',
    marks: '-‐‑–—,;:!?.…\'‘‚"“„«»()[]{}§@*/&#',
  },
  el: {
    letters: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
    guests: 'ἀἄἂἆἁἅἃἇὰᾶἐἔἒἑἕἓὲἠἤἢἦἡἥἣἧὴῆἰἴἲἶἱἵἳἷὶῖῒῗὄὂὃὸὐὔὒὖὑὕὓὗὺῦῢῧὤὢὦὥὣὧὼῶ',
    marks: '-‐‑–—,;:!.…"«»()[]§@*/\\&',
  },
  hu: {
    letters: 'aábcdeéfghiíjklmnoóöőprstuúüűvz',
    guests: 'àăâåäãāæçèĕêëēìĭîïīñòŏôøōœqùŭûūwxyÿ',
    marks: '-‑–,;:!?.…\'’"”„«»()[]{}⟨⟩§@*/&#~⁒',
  },
  ga: {
    letters: 'aábcdeéfghiílmnoóprstuú',
    guests: 'åḃċḋḟġjkṁṗqṡṫvwxyz',
    marks: '-‐‑–—,;:!?.…\'‘’"“”()[]§@*/&#†‡′″',
  },
  it: {
    letters: 'aàbcdeéèfghiìjklmnoòpqrstuùvwxyz',
    guests: 'ªáâåäãæçêëíîïñºóôöõøœßúûüÿ',
    marks: '-‑—,;:!?.…\'’"“”«»()[]{}@*/&#',
  },
  lv: {
    letters: 'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž',
    guests: 'yōqŗwx',
    marks: '-‐‑–—,;:!?.…\'‘’‚"“”„()[]§@*/&#†‡′″',
  },
  lt: {
    letters: 'aąbcčdeęėfghiįyjklmnoprsštuųūvzž',
    guests: 'áàãéèẽíìĩñóòõqúùũwxą́ą̃ę́ę̃ė́ė̃i̇́i̇̀i̇̃į́į̇́į̃į̇̃j̃j̇̃l̃m̃r̃ų́ų̃ū́ū̃',
    marks: '-‐‑–—,;:!?.…“„()[]{}',
  },
  mt: {
    letters: 'aàbċdeèfġghħiìjklmnoòpqrstuùvwxżz',
    guests: 'cy',
    marks: '-‑,;:!?.\'‘’"“”()[]{}',
  },
  pl: {
    letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
    guests: 'àâåäæçéèêëîïôöœqßùûüvxÿ',
    marks: '-‐‑–—,;:!?.…\'"”„«»()[]{}§@*/&#%†‡′″°~',
  },
  pt: {
    letters: 'aáàâãbcçdeéêfghiíjklmnoóòôõpqrstuúvwxyz',
    guests: 'ªăåäāæèĕëēìĭîïīñºŏöøōœùŭûüūÿ',
    marks: '-‐‑–—,;:!?.…\'‘’"“”()[]§@*/&#†‡′″',
  },
  ro: {
    letters: 'aăâbcdefghiîjklmnopqrsștțuvwxyz',
    guests: 'áàåäçéèêëñöşţü',
    marks: '-‐‑–—,;:!?.…\'‘"“”„«»()[]@*/',
  },
  sk: {
    letters: 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž',
    guests: 'àăâåāæçèĕêëēìĭîïīñòŏöőøōœřùŭûüűūÿ',
    marks: '-‐‑–,;:!?.…‘‚“„()[]§@*/&',
  },
  sl: {
    letters: 'abcčdefghijklmnoprsštuvzž',
    guests: 'áàăâåäāæçćđéèĕêëēíìĭîïīñóòŏôöøōœqúùŭûüūwxyÿ',
    marks: '-‑–,;:!?.…\'"„‟«»()[]{}@*',
  },
  es: {
    letters: 'aábcdeéfghiíjklmnñoópqrstuúüvwxyz',
    guests: 'ªàăâåäãāæçèĕêëēìĭîïīºòŏôöøōœùŭûūýÿ',
    marks: '-‐‑–—,;:!¡?¿.…\'‘’"“”«»()[]§@*/\\&#†‡′″',
  },
  sv: {
    letters: 'aàbcdeéfghijklmnopqrstuvwxyzåäö',
    guests: 'áâãāçèëíîïīñóúÿüæø',
    marks: '-‐‑–—,;:!?.…\'‘’"“”()[]§@*/&#†‡′″',
  },
}
