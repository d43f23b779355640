import { type Kind, phrases, productGroup } from './phrase.ts'

/** Electronics, tools, cars and office supplies. */
export const TECH_KINDS: Kind[] = [
  {
    picture: 'audio',
    roots: {
      temu: '2542',
      shein: '2273',
      aliexpress: '44',
      tiktok: { id: '601739', zh: '手机与数码', en: 'Phones & Electronics' },
    },
    price: [799, 9999],
    peak: { month: 11, swing: 0.5 },
    productGroups: [
      productGroup(
        '耳机音箱|Headphones & Speakers > 无线蓝牙耳机|Wireless Bluetooth Earbuds; 头戴式耳机|Over-Ear Headphones; 便携蓝牙音箱|Portable Bluetooth Speaker; 骨传导耳机|Bone Conduction Headphones',
      ),
      productGroup(
        '智能设备|Smart Devices > 智能手表|Smart Watch; 迷你投影仪|Mini Projector; 无线监控摄像头|Wireless Security Camera; 电动牙刷|Electric Toothbrush; 运动相机|Action Camera',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 升级款|Upgraded Version; 2026新款|2026 New'),
    traits: phrases(
      '主动降噪|Active Noise Cancelling; 超长续航|Long Battery Life; 防水|Waterproof; 迷你|Mini; 高清|HD; 触控|Touch Control; 高音质|Hi-Fi',
    ),
    materials: phrases('铝合金|Aluminum Alloy; ABS塑料|ABS Plastic; 硅胶|Silicone; 皮革|Leather'),
    features: phrases(
      'Type-C快充|with Type-C Fast Charging; 数显充电仓|with LED Display Case; 蓝牙5.3|Bluetooth 5.3; 低延迟|Low Latency; 内置麦克风|with Built-in Mic',
    ),
    uses: phrases(
      '运动健身|Sports; 游戏|Gaming; 办公会议|Office Meetings; 居家影院|Home Theater; 送男友|Gift for Him',
    ),
    shopWords: phrases('数码优选|Digital Select; 极音科技|Pure Audio; 智联电子|Smart Link'),
  },
  {
    picture: 'phone',
    roots: {
      temu: '24252',
      shein: '2274',
      aliexpress: '509',
      tiktok: { id: '601740', zh: '手机配件', en: 'Phone Accessories' },
    },
    price: [99, 2999],
    peak: { month: 9, swing: 0.3 },
    productGroups: [
      productGroup(
        '手机保护|Phone Protection > 磁吸手机壳|Magnetic Phone Case; 钢化膜|Tempered Glass Screen Protector; 透明手机壳|Clear Phone Case; 镜头贴|Camera Lens Protector',
      ),
      productGroup(
        '充电支架|Charging & Stands > 快充充电器|Fast Charger; 编织数据线|Braided Charging Cable; 磁吸充电宝|Magnetic Power Bank; 车载手机支架|Car Phone Mount; 自拍杆三脚架|Selfie Stick Tripod',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 3件装|3-Pack; 5米|5m; 1米|1m'),
    traits: phrases(
      '防摔|Shockproof; 超薄|Ultra Thin; 防窥|Privacy; 可折叠|Foldable; 强磁|Strong Magnetic; 耐用|Durable',
    ),
    materials: phrases(
      '液态硅胶|Liquid Silicone; 尼龙编织|Nylon Braided; 钢化玻璃|Tempered Glass; TPU|TPU; 铝合金|Aluminum Alloy',
    ),
    features: phrases(
      '支持无线充|Wireless Charging Compatible; 65W快充|65W Fast Charging; 360度旋转|360 Degree Rotation; 带支架|with Kickstand; 全覆盖|Full Coverage',
    ),
    uses: phrases(
      '苹果17系列|iPhone 17 Series; 三星S26|Galaxy S26; 车载|Car; 办公桌|Desk; 直播拍摄|Live Streaming',
    ),
    shopWords: phrases('掌上数码|Palm Digital; 壳先生|Mr Case'),
  },
  {
    picture: 'tool',
    roots: {
      temu: '13512',
      shein: '4327',
      aliexpress: '1420',
      tiktok: { id: '604579', zh: '工具与五金', en: 'Tools & Hardware' },
    },
    price: [399, 12999],
    peak: { month: 4, swing: 0.2 },
    productGroups: [
      productGroup(
        '电动工具|Power Tools > 无绳电钻|Cordless Drill; 角磨机|Angle Grinder; 热熔胶枪|Hot Glue Gun; 洗车水枪|Cordless Pressure Washer',
      ),
      productGroup(
        '手动五金|Hand Tools > 螺丝刀套装|Screwdriver Set; 卷尺|Tape Measure; 棘轮扳手|Ratchet Wrench; 激光水平仪|Laser Level; 多功能钳|Multi-Tool Pliers',
      ),
    ],
    packs: phrases('1件|1pc; 32合1|32-in-1; 46件套|46-Piece Set; 双电池|Two Batteries'),
    traits: phrases(
      '大功率|High Power; 锂电|Lithium; 加硬|Hardened; 便携|Portable; 高精度|High Precision; 防滑|Anti-Slip',
    ),
    materials: phrases(
      '铬钒钢|Chrome Vanadium Steel; 高碳钢|High Carbon Steel; 工程塑料|Engineering Plastic; 铝合金|Aluminum Alloy',
    ),
    features: phrases(
      '带收纳盒|with Storage Case; 无级变速|Variable Speed; LED照明|with LED Light; 可充电|Rechargeable; 磁性批头|with Magnetic Bits',
    ),
    uses: phrases('家庭维修|Home Repair; 汽车保养|Car Maintenance; 木工|Woodworking; 装修|Renovation'),
    shopWords: phrases('匠心五金|Craft Hardware; 力博工具|Leader Tools'),
  },
  {
    picture: 'car',
    roots: {
      temu: '19858',
      shein: '3657',
      aliexpress: '34',
      tiktok: { id: '605196', zh: '汽车与摩托车', en: 'Automotive & Motorcycle' },
    },
    price: [299, 7999],
    peak: { month: 7, swing: 0.2 },
    productGroups: [
      productGroup(
        '车内用品|Interior Accessories > 汽车坐垫|Car Seat Cushion; 车载吸尘器|Car Vacuum Cleaner; 遮阳挡|Windshield Sunshade; 座椅收纳袋|Car Seat Organizer; 香薰挂件|Car Air Freshener',
      ),
      productGroup(
        '车外与应急|Exterior & Emergency > 充气泵|Tire Inflator; 行车记录仪|Dash Cam; 车衣|Car Cover; 应急启动电源|Jump Starter',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 全车套|Full Set; 4件套|4-Piece Set'),
    traits: phrases(
      '通用|Universal; 透气|Breathable; 隔热|Heat Insulation; 迷你|Mini; 大吸力|Strong Suction; 高清夜视|HD Night Vision',
    ),
    materials: phrases(
      '冰丝|Ice Silk; PU皮|PU Leather; 牛津布|Oxford Cloth; 钛银布|Titanium Silver Cloth; ABS塑料|ABS Plastic',
    ),
    features: phrases(
      '免安装|No Installation; 数显|Digital Display; 可折叠|Foldable; 带收纳袋|with Storage Bag; 自动关机|Auto Shut-Off',
    ),
    uses: phrases(
      'SUV与轿车|SUV and Sedan; 自驾游|Road Trip; 四季通用|All Seasons; 停车监控|Parking Monitor',
    ),
    shopWords: phrases('驰骋车品|Speed Auto; 车友之家|Driver Home'),
  },
  {
    picture: 'office',
    roots: {
      temu: '653',
      shein: '2297',
      aliexpress: '21',
      tiktok: { id: '600942', zh: '文具办公', en: 'Office & Stationery' },
    },
    price: [99, 2499],
    peak: { month: 8, swing: 0.6 },
    productGroups: [
      productGroup(
        '书写文具|Writing Supplies > 中性笔|Gel Pen; 荧光笔|Highlighter; 双头马克笔|Dual Tip Marker; 自动铅笔|Mechanical Pencil',
      ),
      productGroup(
        '本册与桌面|Notebooks & Desk > 线圈笔记本|Spiral Notebook; 便利贴|Sticky Notes; 手账贴纸|Journal Stickers; 桌面收纳架|Desk Organizer; 鼠标垫|Mouse Pad',
      ),
    ],
    packs: phrases('12色|12 Colors; 24色|24 Colors; 6本装|6-Pack; 100张|100 Sheets; 1件|1pc'),
    traits: phrases(
      '可爱|Cute; 莫兰迪色|Morandi Color; 速干|Quick Dry; 大容量|Large Capacity; 卡通|Cartoon; 极简|Minimalist',
    ),
    materials: phrases('道林纸|Acid-Free Paper; PU皮|PU Leather; 亚克力|Acrylic; 牛皮纸|Kraft Paper'),
    features: phrases(
      '不洇墨|No Bleed; 顺滑书写|Smooth Writing; 可撕便签|with Tear-Off Pages; 防滑底|Anti-Slip Base; 送收纳盒|with Storage Box',
    ),
    uses: phrases(
      '开学季|Back to School; 手账|Journaling; 办公室|Office; 学生奖品|Student Rewards; 绘画|Drawing',
    ),
    shopWords: phrases('知行文具|Wise Stationery; 纸间|Paper Room'),
  },
]
