type Raw = Record<string, unknown>

/**
 * Version 3 knows tables, marks, guides, cropping, dashes and vertical alignment. What version 2 does not have gets the
 * value that draws the same, which is what opening fills in.
 */
export function fromVersion2(raw: Raw): Raw {
  return { ...raw, schemaVersion: 3 }
}
