import type { Kind, Phrase } from './phrase.ts'
import type { Random } from './random.ts'

/** A listing title in both languages, of the same words. */
export function demoTitle(random: Random, kind: Kind, thing: Phrase): Phrase {
  const pack = random.pick(kind.packs)
  const traits = random.some(kind.traits, random.int(1, 2))
  const material = random.pick(kind.materials)
  const features = random.some(kind.features, random.int(1, 2))
  const uses = random.some(kind.uses, random.int(1, 2))
  const zh = [
    `${pack.zh} ${traits.map((trait) => trait.zh).join('')}${material.zh}${thing.zh}`,
    features.map((feature) => feature.zh).join(' '),
    `适用于${uses.map((use) => use.zh).join('、')}`,
  ]
  const en = [
    `${pack.en} ${traits.map((trait) => trait.en).join(' ')} ${material.en} ${thing.en}`,
    features.map((feature) => feature.en).join(', '),
    `for ${uses.map((use) => use.en).join(' and ')}`,
  ]
  return { zh: zh.join(' '), en: en.join(', ') }
}
