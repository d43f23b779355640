import { CLP, statements } from './hazard-statements.ts'

const TABLE = `
P101 就医时携带容器或标签
If medical advice is needed, have product container or label at hand.
Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten.
En cas de consultation d’un médecin, garder à disposition le récipient ou l’étiquette.
In caso di consultazione di un medico, tenere a disposizione il contenitore o l’etichetta del prodotto.
Si se necesita consejo médico, tener a mano el envase o la etiqueta.
W razie konieczności zasięgnięcia porady lekarza należy pokazać pojemnik lub etykietę.
Bij het inwinnen van medisch advies, de verpakking of het etiket ter beschikking houden.
Ha förpackningen eller etiketten till hands om du måste söka läkarvård.
如需求医，请随身携带产品容器或标签。

P102 儿童不可接触
Keep out of reach of children.
Darf nicht in die Hände von Kindern gelangen.
Tenir hors de portée des enfants.
Tenere fuori dalla portata dei bambini.
Mantener fuera del alcance de los niños.
Chronić przed dziećmi.
Buiten het bereik van kinderen houden.
Förvaras oåtkomligt för barn.
切勿让儿童接触。

P210 远离火源
Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.
Von Hitze, heißen Oberflächen, Funken, offenen Flammen sowie anderen Zündquellenarten fernhalten. Nicht rauchen.
Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.
Tenere lontano da fonti di calore, superfici calde, scintille, fiamme libere o altre fonti di accensione. Non fumare.
Mantener alejado del calor, de superficies calientes, de chispas, de llamas abiertas y de cualquier otra fuente de ignición. No fumar.
Przechowywać z dala od źródeł ciepła, gorących powierzchni, źródeł iskrzenia, otwartego ognia i innych źródeł zapłonu. Nie palić.
Verwijderd houden van warmte, hete oppervlakken, vonken, open vuur en andere ontstekingsbronnen. Niet roken.
Får inte utsättas för värme, heta ytor, gnistor, öppen låga eller andra antändningskällor. Rökning förbjuden.
远离热源、热表面、火花、明火和其他点火源。禁止吸烟。

P211 不可喷向明火
Do not spray on an open flame or other ignition source.
Nicht gegen offene Flamme oder andere Zündquelle sprühen.
Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.
Non vaporizzare su una fiamma libera o altra fonte di accensione.
No pulverizar sobre una llama abierta u otra fuente de ignición.
Nie rozpylać nad otwartym ogniem lub innym źródłem zapłonu.
Niet in een open vuur of op andere ontstekingsbronnen spuiten.
Spreja inte över öppen låga eller andra antändningskällor.
切勿喷洒在明火或其他点火源上。

P251 不可刺穿焚烧
Do not pierce or burn, even after use.
Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.
Ne pas perforer, ni brûler, même après usage.
Non perforare né bruciare, neppure dopo l’uso.
No perforar ni quemar, incluso después de su uso.
Nie przekłuwać ani nie spalać, nawet po zużyciu.
Ook na gebruik niet doorboren of verbranden.
Får inte punkteras eller brännas, gäller även tömd behållare.
切勿穿孔或焚烧，即使不再使用。

P262 避免接触眼睛皮肤衣物
Do not get in eyes, on skin, or on clothing.
Nicht in die Augen, auf die Haut oder auf die Kleidung gelangen lassen.
Éviter tout contact avec les yeux, la peau ou les vêtements.
Evitare il contatto con gli occhi, la pelle o gli indumenti.
Evitar el contacto con los ojos, la piel o la ropa.
Nie wprowadzać do oczu, na skórę lub na odzież.
Contact met de ogen, de huid of de kleding vermijden.
Får inte komma i kontakt med ögonen, huden eller kläderna.
严防进入眼中、接触皮肤或衣服。

P270 使用时不可饮食吸烟
Do not eat, drink or smoke when using this product.
Bei Gebrauch nicht essen, trinken oder rauchen.
Ne pas manger, boire ou fumer en manipulant ce produit.
Non mangiare, né bere, né fumare durante l’uso.
No comer, beber ni fumar durante su utilización.
Nie jeść, nie pić i nie palić podczas używania produktu.
Niet eten, drinken of roken tijdens het gebruik van dit product.
Ät inte, drick inte och rök inte när du använder produkten.
使用本产品时不要进食、饮水或吸烟。

P271 仅室外或通风处使用
Use only outdoors or in a well-ventilated area.
Nur im Freien oder in gut belüfteten Räumen verwenden.
Utiliser seulement en plein air ou dans un endroit bien ventilé.
Utilizzare soltanto all’aperto o in luogo ben ventilato.
Utilizar únicamente en exteriores o en un lugar bien ventilado.
Stosować wyłącznie na zewnątrz lub w dobrze wentylowanym pomieszczeniu.
Alleen buiten of in een goed geventileerde ruimte gebruiken.
Används endast utomhus eller i väl ventilerade utrymmen.
只能在室外或通风良好处使用。

P273 避免释放到环境
Avoid release to the environment.
Freisetzung in die Umwelt vermeiden.
Éviter le rejet dans l’environnement.
Non disperdere nell’ambiente.
Evitar su liberación al medio ambiente.
Unikać uwolnienia do środowiska.
Voorkom lozing in het milieu.
Undvik utsläpp till miljön.
避免释放到环境中。

P305+P351+P338 入眼处理
IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.
BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.
EN CAS DE CONTACT AVEC LES YEUX: Rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.
IN CASO DI CONTATTO CON GLI OCCHI: sciacquare accuratamente per parecchi minuti. Togliere le eventuali lenti a contatto se è agevole farlo. Continuare a sciacquare.
EN CASO DE CONTACTO CON LOS OJOS: Enjuagar con agua cuidadosamente durante varios minutos. Quitar las lentes de contacto cuando estén presentes y pueda hacerse con facilidad. Proseguir con el lavado.
W PRZYPADKU DOSTANIA SIĘ DO OCZU: Ostrożnie płukać wodą przez kilka minut. Wyjąć soczewki kontaktowe, jeżeli są i można je łatwo usunąć. Nadal płukać.
BIJ CONTACT MET DE OGEN: voorzichtig afspoelen met water gedurende een aantal minuten; contactlenzen verwijderen, indien mogelijk; blijven spoelen.
VID KONTAKT MED ÖGONEN: Skölj försiktigt med vatten i flera minuter. Ta ur eventuella kontaktlinser om det går lätt. Fortsätt att skölja.
如进入眼睛：用水小心冲洗几分钟。如戴隐形眼镜并可方便地取出，取出隐形眼镜。继续冲洗。

P410+P412 防日晒，不超过 50 °C
Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122 °F.
Vor Sonnenbestrahlung schützen und nicht Temperaturen über 50 °C/122 °F aussetzen.
Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50 °C/122 °F.
Proteggere dai raggi solari. Non esporre a temperature superiori a 50 °C/122 °F.
Proteger de la luz del sol. No exponer a temperaturas superiores a 50 °C/122 °F.
Chronić przed światłem słonecznym. Nie wystawiać na działanie temperatury przekraczającej 50 °C/122 °F.
Tegen zonlicht beschermen. Niet blootstellen aan temperaturen boven 50 °C/122 °F.
Skyddas från solljus. Får inte utsättas för temperaturer över 50 °C/122 °F.
防日晒。不可暴露在超过50℃/122℉的温度下。
`

export const PRECAUTIONARY_STATEMENTS = statements(TABLE, `${CLP}, Annex IV`)
