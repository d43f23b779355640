/** What a PDF says about itself. */
export interface PdfMetadata {
  title: string
  /** Language of what is not marked as another, `zh-CN`. */
  language: string
  /** Epoch milliseconds. */
  created: number
}

const escaped = (text: string) =>
  // Control characters may be in no XML.
  text
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

export const PRODUCER = '海选标签'

/** The metadata as XMP. */
export function xmpPacket({ title, language, created }: PdfMetadata): string {
  const date = new Date(created).toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><pdf:Producer>${PRODUCER}</pdf:Producer></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** A name for a file that is the same whenever the same is made: 32 hexadecimal digits. */
export function fileId(metadata: PdfMetadata, pages: number): string {
  const text = `${metadata.title}\n${metadata.language}\n${metadata.created}\n${pages}`
  return Array.from({ length: 4 }, (_, part) => {
    let hash = 2_166_136_261 ^ (part * 40_503)
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }).join('')
}
