export function marketplaceWords(): string[]
export function withMarketplaces(text: string, names: readonly string[]): string
