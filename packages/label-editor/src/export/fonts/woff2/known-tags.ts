/** Tags that a WOFF2 file names by their place in this list: W3C WOFF File Format 2.0, 4.1. */
export const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt~ fpgm glyf loca prep CFF~ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG~ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('~', ' '))
