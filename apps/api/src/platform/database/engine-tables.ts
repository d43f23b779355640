/** Tables of migrations 0001 to 0009. */
export interface EngineTables {
  maintenance: { duty: 'vacuum'; done_at: Date }
  site_secret: { name: string; key: Buffer }
}
