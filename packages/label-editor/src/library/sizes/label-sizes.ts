import { fromMm, type Length } from '../../units/length.ts'

/** A size of label that the trade uses. */
interface LabelSize {
  id: string
  width: Length
  height: Length
  /** What it is used for, in Chinese. */
  use: string
  /** Where the size was seen; marketplaces publish none outside their seller centres. */
  source: string
  checkedOn: string
}

const CHECKED_ON = '2026-11-21'
const TOOLS = '卖家标签工具的模板表'

const size = (width: number, height: number, use: string, source: string): LabelSize => ({
  id: `${width}x${height}`,
  width: fromMm(width),
  height: fromMm(height),
  use,
  source,
  checkedOn: CHECKED_ON,
})

export const LABEL_SIZES: readonly LabelSize[] = [
  size(70, 20, 'Temu、SHEIN、TikTok 商品条码；制造商或欧代', 'ERP 打印模块；卖家标签工具的模板表'),
  size(70, 30, '防窒息警告和回收标', TOOLS),
  size(70, 40, '制造商和欧代；土耳其', TOOLS),
  size(70, 60, '加进口商；TikTok 合规', TOOLS),
  size(70, 70, '完整合规', TOOLS),
  size(100, 70, '完整合规，多语言', TOOLS),
  size(100, 100, '合规和洗涤；箱标', TOOLS),
  size(40, 40, '西班牙分类桶；小标', TOOLS),
  size(30, 50, '小商品合规（建议尺寸）', '10100.com 百科'),
  size(60, 40, '商品标签', 'ERP 开放接口'),
  size(50, 60, '欧代标签', 'ERP 开放接口'),
  size(50, 30, '亚马逊 FNSKU', 'maigoc.com 标签模板'),
  size(40, 30, '小件商品标', '标签纸通行规格'),
  size(60, 30, '商品标签', '标签纸通行规格'),
  size(50, 25, '商品条码', '标签纸通行规格'),
  size(80, 50, '商品与成分', '标签纸通行规格'),
  size(100, 50, '多语言警示', '标签纸通行规格'),
  size(100, 150, 'Temu 半托箱唛、面单', 'maigoc.com 标签模板'),
  size(120, 75, 'Ozon', 'ozon.mobduos.com'),
  size(76, 130, '快递一联单', '标签纸通行规格'),
]
