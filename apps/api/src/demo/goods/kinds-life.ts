import { type Kind, phrases, productGroup } from './phrase.ts'

/** Beauty, children, toys and sport. */
export const LIFE_KINDS: Kind[] = [
  {
    picture: 'beauty',
    roots: {
      temu: '18768',
      shein: '1864',
      aliexpress: '66',
      tiktok: { id: '601450', zh: '美妆个护', en: 'Beauty & Personal Care' },
    },
    price: [199, 3999],
    peak: { month: 11, swing: 0.35 },
    productGroups: [
      productGroup(
        '彩妆|Makeup > 哑光口红|Matte Lipstick; 眼影盘|Eyeshadow Palette; 防水睫毛膏|Waterproof Mascara; 化妆刷套装|Makeup Brush Set; 美妆蛋|Makeup Sponge',
      ),
      productGroup(
        '护肤|Skin Care > 保湿面膜|Hydrating Face Mask; 维C精华|Vitamin C Serum; 防晒霜|Sunscreen; 黑头贴|Blackhead Strips',
      ),
      productGroup(
        '美发美甲|Hair & Nails > 穿戴甲|Press-On Nails; 卷发棒|Hair Curler; 美甲灯|Nail Lamp; 头皮按摩梳|Scalp Massager',
      ),
    ],
    packs: phrases('1件|1pc; 12色|12 Colors; 24片|24pcs; 5片装|5 Sheets; 14支装|14pcs'),
    traits: phrases(
      '持久|Long Lasting; 水润|Moisturizing; 自然裸妆|Natural Nude; 便携|Portable; 温和|Gentle; 速热|Fast Heating',
    ),
    materials: phrases(
      '植物萃取|Plant Extract; 玻尿酸|Hyaluronic Acid; 仿真丝绒|Velvet; 负离子|Negative Ion; 硅胶|Silicone',
    ),
    features: phrases(
      '不沾杯|Transfer Proof; 防汗防水|Sweatproof and Waterproof; 带镜子|with Mirror; 零残忍|Cruelty Free; 带工具包|with Tool Kit',
    ),
    uses: phrases(
      '新手|Beginners; 日常通勤|Everyday Wear; 派对妆|Party Makeup; 旅行|Travel; 所有肤质|All Skin Types',
    ),
    shopWords: phrases('花漾美妆|Bloom Beauty; 肌蜜|Skin Secret; 甲美坊|Nail Studio'),
  },
  {
    picture: 'baby',
    roots: {
      temu: '26207',
      shein: '3224',
      aliexpress: '1501',
      tiktok: { id: '602284', zh: '母婴用品', en: 'Baby & Maternity' },
    },
    price: [299, 4999],
    peak: { month: 3, swing: 0.15 },
    productGroups: [
      productGroup(
        '婴儿服饰|Baby Clothing > 连体爬服|Baby Romper; 婴儿睡袋|Baby Sleeping Bag; 学步鞋|Toddler Walking Shoes; 口水巾|Baby Bibs',
      ),
      productGroup(
        '喂养护理|Feeding & Care > 硅胶餐盘|Silicone Suction Plate; 奶瓶保温袋|Bottle Warmer Bag; 宝宝指甲剪套装|Baby Nail Care Set; 安抚奶嘴|Pacifier; 妈咪包|Diaper Bag',
      ),
    ],
    packs: phrases('1件|1pc; 3件装|3pcs; 5件套|5-Piece Set; 0-12个月|0-12 Months; 1-3岁|1-3 Years'),
    traits: phrases(
      '柔软|Soft; 透气|Breathable; 可爱动物|Cute Animal; 防滑|Anti-Slip; 吸水|Absorbent; 卡通|Cartoon',
    ),
    materials: phrases(
      'A类纯棉|Organic Cotton; 食品级硅胶|Food Grade Silicone; 竹纤维|Bamboo Fiber; 纱布棉|Muslin Cotton',
    ),
    features: phrases(
      '按扣设计|with Snap Buttons; 不含双酚A|BPA Free; 可机洗|Machine Washable; 带吸盘|with Suction Base; 多口袋|with Multiple Pockets',
    ),
    uses: phrases('新生儿|Newborn; 满月礼|Baby Shower Gift; 外出|Travel; 四季|All Seasons'),
    shopWords: phrases('贝乐母婴|Happy Baby; 小树苗童品|Little Sprout'),
  },
  {
    picture: 'toy',
    roots: {
      temu: '25439',
      shein: '4328',
      aliexpress: '26',
      tiktok: { id: '604453', zh: '玩具与爱好', en: 'Toys & Hobbies' },
    },
    price: [299, 6999],
    peak: { month: 12, swing: 0.8 },
    productGroups: [
      productGroup(
        '益智玩具|Educational Toys > 磁力片积木|Magnetic Tiles; 拼装积木|Building Blocks; 木质拼图|Wooden Puzzle; 忙碌板|Busy Board; 解压玩具|Fidget Toy',
      ),
      productGroup(
        '户外与模型|Outdoor & Models > 遥控车|Remote Control Car; 泡泡机|Bubble Machine; 毛绒玩偶|Plush Doll; 恐龙模型|Dinosaur Figures; 水枪|Water Gun',
      ),
    ],
    packs: phrases('1件|1pc; 36片|36pcs; 100片|100pcs; 2件装|2pcs; 12只装|12pcs'),
    traits: phrases(
      '蒙氏早教|Montessori; 大号|Giant; 声光|Light and Sound; 仿真|Realistic; 可充电|Rechargeable; 变形|Transforming',
    ),
    materials: phrases('ABS塑料|ABS Plastic; 榉木|Beech Wood; PP棉|PP Cotton; 磁性|Magnetic; 硅胶|Silicone'),
    features: phrases(
      '四驱越野|4WD Off-Road; 圆角无毛刺|Rounded Edges; 带收纳盒|with Storage Box; 带遥控|with Remote Control; 可水洗|Washable',
    ),
    uses: phrases(
      '3岁以上儿童|Kids Ages 3+; 生日礼物|Birthday Gift; 圣诞礼物|Christmas Gift; 亲子互动|Family Fun; 课堂奖励|Classroom Rewards',
    ),
    shopWords: phrases('童趣玩具|Fun Toys; 奇乐园|Wonder Park'),
  },
  {
    picture: 'sport',
    roots: {
      temu: '31148',
      shein: '3195',
      aliexpress: '18',
      tiktok: { id: '603014', zh: '运动与户外', en: 'Sports & Outdoor' },
    },
    price: [399, 9999],
    peak: { month: 7, swing: 0.45 },
    productGroups: [
      productGroup(
        '健身训练|Fitness > 瑜伽垫|Yoga Mat; 弹力带|Resistance Bands; 可调哑铃|Adjustable Dumbbells; 健腹轮|Ab Roller; 跳绳|Jump Rope',
      ),
      productGroup(
        '露营户外|Camping & Hiking > 自动帐篷|Pop-Up Tent; 折叠露营椅|Folding Camping Chair; 户外头灯|LED Headlamp; 睡袋|Sleeping Bag; 登山杖|Trekking Poles',
      ),
      productGroup(
        '水上与骑行|Water & Cycling > 泳镜|Swim Goggles; 骑行手套|Cycling Gloves; 防水手机袋|Waterproof Phone Pouch; 自行车灯|Bike Light',
      ),
    ],
    packs: phrases('1件|1pc; 5条装|5-Pack; 2件装|2pcs; 双人款|2-Person; 套装|Full Set'),
    traits: phrases(
      '加厚防滑|Thick Non-Slip; 便携|Portable; 速干|Quick Dry; 高强度|Heavy Duty; 防水|Waterproof; 可调节|Adjustable',
    ),
    materials: phrases(
      'TPE|TPE; 天然乳胶|Natural Latex; 牛津布|Oxford Cloth; 铝合金|Aluminum Alloy; 碳纤维|Carbon Fiber',
    ),
    features: phrases(
      '带收纳袋|with Carry Bag; USB充电|USB Rechargeable; 防晒涂层|with UV Coating; 静音滚轮|with Silent Wheels; 附教程|with Guide',
    ),
    uses: phrases(
      '居家健身|Home Workout; 野外露营|Camping; 徒步旅行|Hiking; 海边度假|Beach; 初学者|Beginners',
    ),
    shopWords: phrases('山野户外|Wild Outdoor; 动力运动|Power Sport'),
  },
]
