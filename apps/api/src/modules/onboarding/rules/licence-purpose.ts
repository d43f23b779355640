/** Pictures of licences: twenty applications of an account, each with the largest that is taken. */
export const LICENCE = { name: 'licence', title: '营业执照图片', accountBytes: 12_000_000 } as const
