interface VideoFigures {
  views: number | null
  likes: number | null
  comments: number | null
  shares: number | null
  gmvUsd: number | null
}

/** Likes, comments and shares in percent of the views, two digits; null unless all of them are known. */
export function videoEngagement({ views, likes, comments, shares }: VideoFigures): number | null {
  if (!views || likes === null || comments === null || shares === null) return null
  return Math.round(((likes + comments + shares) / views) * 10_000) / 100
}

/** US cents of GMV for a thousand views (GPM); null where either is not known or nobody watched. */
export function perThousandViews({ views, gmvUsd }: VideoFigures): number | null {
  return !views || gmvUsd === null ? null : Math.round((gmvUsd / views) * 1_000)
}
