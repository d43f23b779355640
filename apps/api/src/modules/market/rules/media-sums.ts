/** What a creator published in one category and region, by window: this week, the week before, and the months. */
export interface CreatorMedia {
  creatorId: number
  c1: number
  c2: number
  regionId: number
  /** Counts of the windows: last 7 days, the 7 before, last 30, the 30 before. */
  videos: readonly [number, number, number, number]
  lives: readonly [number, number, number, number]
  /** US cents of the last 7 and the last 30 days. */
  videoGmv: readonly [number, number]
  liveGmv: readonly [number, number]
}

/** Sums of one group for one period; names are columns of market_media. */
class MediaPeriod {
  creators = 0
  creators_b = 0
  videos = 0
  videos_b = 0
  lives = 0
  lives_b = 0
  video_gmv = 0
  live_gmv = 0
  #last = -1
  #lastBefore = -1

  add(media: CreatorMedia, now: 0 | 2, money: 0 | 1): void {
    const [videos, lives] = [media.videos[now], media.lives[now]]
    const [videosBefore, livesBefore] = [media.videos[now === 0 ? 1 : 3], media.lives[now === 0 ? 1 : 3]]
    this.videos += videos
    this.lives += lives
    this.videos_b += videosBefore
    this.lives_b += livesBefore
    this.video_gmv += media.videoGmv[money]
    this.live_gmv += media.liveGmv[money]
    if (videos + lives > 0 && media.creatorId !== this.#last) {
      this.creators++
      this.#last = media.creatorId
    }
    if (videosBefore + livesBefore > 0 && media.creatorId !== this.#lastBefore) {
      this.creators_b++
      this.#lastBefore = media.creatorId
    }
  }
}

interface MediaGroup {
  scope: number
  parentId: number
  categoryId: number
  week: MediaPeriod
  month: MediaPeriod
}

/** Creators, videos and lives of a marketplace. Feed it the rows of a creator one after the other. */
export class MediaSums {
  readonly #groups = new Map<string, MediaGroup>()

  add(media: CreatorMedia, scopes: readonly number[]): void {
    for (const scope of scopes) {
      this.#addTo(scope, -1, 0, media)
      this.#addTo(scope, 0, media.c1, media)
      if (media.c1 >= 0) this.#addTo(scope, media.c1, media.c2, media)
    }
  }

  #addTo(scope: number, parentId: number, categoryId: number, media: CreatorMedia): void {
    const key = `${scope}/${parentId}/${categoryId}`
    const group = this.#groups.get(key) ?? {
      ...{ scope, parentId, categoryId },
      ...{ week: new MediaPeriod(), month: new MediaPeriod() },
    }
    this.#groups.set(key, group)
    group.week.add(media, 0, 0)
    group.month.add(media, 2, 1)
  }

  groups(): Iterable<MediaGroup> {
    return this.#groups.values()
  }
}
