/** Tables of migrations 0001 to 0009. The duty `vacuum` is of earlier versions: it is a schedule now. */
export interface EngineTables {
  maintenance: { duty: 'vacuum'; done_at: Date }
  site_secret: { name: string; key: Buffer }
}
