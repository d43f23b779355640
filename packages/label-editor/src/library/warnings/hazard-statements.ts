import { from, type Language, type Warning, warnings } from './warning.ts'

/**
 * Regulation (EC) No 1272/2008 as consolidated on 2025-09-01: the sentences of eight languages were compared with it, letter
 * by letter. Left out are its slips: "Do no expose" (P410+P412, en), a full stop that P271 has in every language but pl,
 * and 122°F without the space that °C has.
 */
export const CLP = 'Regulation (EC) No 1272/2008 (CLP), 2025-09-01'
const ORDER: readonly Language[] = ['en', 'de', 'fr', 'it', 'es', 'pl', 'nl', 'sv', 'zh']

const TABLE = `
H222 极易燃气雾剂
Extremely flammable aerosol.
Extrem entzündbares Aerosol.
Aérosol extrêmement inflammable.
Aerosol altamente infiammabile.
Aerosol extremadamente inflamable.
Skrajnie łatwopalny aerozol.
Zeer licht ontvlambare aerosol.
Extremt brandfarlig aerosol.
极易燃气雾剂。

H225 高度易燃液体
Highly flammable liquid and vapour.
Flüssigkeit und Dampf leicht entzündbar.
Liquide et vapeurs très inflammables.
Liquido e vapori facilmente infiammabili.
Líquido y vapores muy inflamables.
Wysoce łatwopalna ciecz i pary.
Licht ontvlambare vloeistof en damp.
Mycket brandfarlig vätska och ånga.
高度易燃液体和蒸气。

H226 易燃液体
Flammable liquid and vapour.
Flüssigkeit und Dampf entzündbar.
Liquide et vapeurs inflammables.
Liquido e vapori infiammabili.
Líquidos y vapores inflamables.
Łatwopalna ciecz i pary.
Ontvlambare vloeistof en damp.
Brandfarlig vätska och ånga.
易燃液体和蒸气。

H229 压力容器遇热可爆
Pressurised container: May burst if heated.
Behälter steht unter Druck: Kann bei Erwärmung bersten.
Récipient sous pression: peut éclater sous l’effet de la chaleur.
Contenitore pressurizzato: può esplodere se riscaldato.
Recipiente a presión: Puede reventar si se calienta.
Pojemnik pod ciśnieniem: Ogrzanie grozi wybuchem.
Houder onder druk: kan open barsten bij verhitting.
Tryckbehållare: Kan sprängas vid uppvärmning.
压力容器：遇热可爆。

H302 吞咽有害
Harmful if swallowed.
Gesundheitsschädlich bei Verschlucken.
Nocif en cas d’ingestion.
Nocivo se ingerito.
Nocivo en caso de ingestión.
Działa szkodliwie po połknięciu.
Schadelijk bij inslikken.
Skadligt vid förtäring.
吞咽有害。

H315 皮肤刺激
Causes skin irritation.
Verursacht Hautreizungen.
Provoque une irritation cutanée.
Provoca irritazione cutanea.
Provoca irritación cutánea.
Działa drażniąco na skórę.
Veroorzaakt huidirritatie.
Irriterar huden.
造成皮肤刺激。

H317 皮肤过敏
May cause an allergic skin reaction.
Kann allergische Hautreaktionen verursachen.
Peut provoquer une allergie cutanée.
Può provocare una reazione allergica cutanea.
Puede provocar una reacción alérgica en la piel.
Może powodować reakcję alergiczną skóry.
Kan een allergische huidreactie veroorzaken.
Kan orsaka allergisk hudreaktion.
可能造成皮肤过敏反应。

H318 严重眼损伤
Causes serious eye damage.
Verursacht schwere Augenschäden.
Provoque de graves lésions des yeux.
Provoca gravi lesioni oculari.
Provoca lesiones oculares graves.
Powoduje poważne uszkodzenie oczu.
Veroorzaakt ernstig oogletsel.
Orsakar allvarliga ögonskador.
造成严重眼损伤。

H319 严重眼刺激
Causes serious eye irritation.
Verursacht schwere Augenreizung.
Provoque une sévère irritation des yeux.
Provoca grave irritazione oculare.
Provoca irritación ocular grave.
Działa drażniąco na oczy.
Veroorzaakt ernstige oogirritatie.
Orsakar allvarlig ögonirritation.
造成严重眼刺激。

H335 呼吸道刺激
May cause respiratory irritation.
Kann die Atemwege reizen.
Peut irriter les voies respiratoires.
Può irritare le vie respiratorie.
Puede irritar las vías respiratorias.
Może powodować podrażnienie dróg oddechowych.
Kan irritatie van de luchtwegen veroorzaken.
Kan orsaka irritation i luftvägarna.
可能引起呼吸道刺激。

H336 嗜睡或眩晕
May cause drowsiness or dizziness.
Kann Schläfrigkeit und Benommenheit verursachen.
Peut provoquer somnolence ou vertiges.
Può provocare sonnolenza o vertigini.
Puede provocar somnolencia o vértigo.
Może wywoływać uczucie senności lub zawroty głowy.
Kan slaperigheid of duizeligheid veroorzaken.
Kan göra att man blir dåsig eller omtöcknad.
可能造成昏昏欲睡或眩晕。

H410 水生毒性极大
Very toxic to aquatic life with long lasting effects.
Sehr giftig für Wasserorganismen mit langfristiger Wirkung.
Très toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme.
Molto tossico per gli organismi acquatici con effetti di lunga durata.
Muy tóxico para los organismos acuáticos, con efectos nocivos duraderos.
Działa bardzo toksycznie na organizmy wodne, powodując długotrwałe skutki.
Zeer giftig voor in het water levende organismen, met langdurige gevolgen.
Mycket giftigt för vattenlevande organismer med långtidseffekter.
对水生生物毒性极大并具有长期持续影响。

H411 水生有毒
Toxic to aquatic life with long lasting effects.
Giftig für Wasserorganismen, mit langfristiger Wirkung.
Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme.
Tossico per gli organismi acquatici con effetti di lunga durata.
Tóxico para los organismos acuáticos, con efectos nocivos duraderos.
Działa toksycznie na organizmy wodne, powodując długotrwałe skutki.
Giftig voor in het water levende organismen, met langdurige gevolgen.
Giftigt för vattenlevande organismer med långtidseffekter.
对水生生物有毒并具有长期持续影响。

H412 水生有害
Harmful to aquatic life with long lasting effects.
Schädlich für Wasserorganismen, mit langfristiger Wirkung.
Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme.
Nocivo per gli organismi acquatici con effetti di lunga durata.
Nocivo para los organismos acuáticos, con efectos nocivos duraderos.
Działa szkodliwie na organizmy wodne, powodując długotrwałe skutki.
Schadelijk voor in het water levende organismen, met langdurige gevolgen.
Skadliga långtidseffekter för vattenlevande organismer.
对水生生物有害并具有长期持续影响。
`

/** Entries of a table: a code with its subject, then the sentence in each language. */
export function statements(table: string, source: string): Warning[] {
  const entries = table.trim().split('\n\n')
  return warnings(
    'chemicals',
    entries.map((entry) => {
      const [head = '', ...sentences] = entry.split('\n')
      const [code = ''] = head.split(' ')
      return {
        id: code.toLowerCase().replaceAll('+', '-'),
        title: head,
        texts: Object.fromEntries(sentences.map((sentence, at) => [ORDER[at], sentence])),
        source,
        otherSources: from(['zh'], 'trade', '公开的化学品安全技术说明书和 GHS 词表'),
      }
    }),
  )
}

export const HAZARD_STATEMENTS = statements(TABLE, `${CLP}, Annex III`)
