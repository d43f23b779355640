import { type Kind, phrases, productGroup } from './phrase.ts'

const SIZES = phrases('1件|1pc; 2件装|2pcs; 大码|Plus Size; 3件装|3pcs; 两件套|Two-Piece Set')
const WEAR_USES = phrases(
  '通勤|Office Wear; 度假海边|Beach Vacation; 日常休闲|Daily Casual; 派对聚会|Party Night; 春秋季|Spring and Fall; 约会|Date Night',
)

/** Clothes and what goes with them. */
export const WEAR_KINDS: Kind[] = [
  {
    picture: 'dress',
    roots: {
      temu: '27011',
      shein: '4436',
      aliexpress: '200000345',
      tiktok: { id: '601152', zh: '女装与内衣', en: 'Womenswear & Underwear' },
    },
    price: [599, 4599],
    peak: { month: 6, swing: 0.45 },
    productGroups: [
      productGroup(
        '连衣裙|Dresses > 碎花连衣裙|Floral Print Dress; 吊带长裙|Cami Maxi Dress; 针织连衣裙|Knit Dress; 衬衫裙|Shirt Dress; 包臀裙|Bodycon Dress',
      ),
      productGroup(
        '上衣|Tops > 方领T恤|Square Neck T-Shirt; 雪纺衬衫|Chiffon Blouse; 针织开衫|Knit Cardigan; 连帽卫衣|Hooded Sweatshirt; 短款背心|Crop Tank Top',
      ),
      productGroup(
        '下装|Bottoms > 高腰阔腿裤|High Waist Wide Leg Pants; 牛仔短裤|Denim Shorts; 百褶半裙|Pleated Skirt; 瑜伽裤|Yoga Leggings',
      ),
    ],
    packs: SIZES,
    traits: phrases(
      '法式复古|French Vintage; 修身显瘦|Slim Fit; 宽松|Loose Fit; 收腰|Cinched Waist; 波西米亚|Boho; 纯色百搭|Solid Color; 甜美|Sweet; 优雅|Elegant',
    ),
    materials: phrases(
      '纯棉|Cotton; 雪纺|Chiffon; 牛仔|Denim; 罗纹针织|Ribbed Knit; 缎面|Satin; 亚麻混纺|Linen Blend',
    ),
    features: phrases(
      '泡泡袖|Puff Sleeve; 荷叶边|with Ruffle Hem; 侧开叉|with Side Slit; 带口袋|with Pockets; 抽绳腰|with Drawstring Waist; V领|V Neck',
    ),
    uses: WEAR_USES,
    shopWords: phrases('衣见倾心|Love at Wear; 云裳女装|Cloud Dress; 小鹿穿搭|Deer Style'),
  },
  {
    picture: 'menswear',
    roots: {
      temu: '27011',
      shein: '2026',
      aliexpress: '200000343',
      tiktok: { id: '824328', zh: '男装与内衣', en: 'Menswear & Underwear' },
    },
    price: [699, 5999],
    peak: { month: 10, swing: 0.3 },
    productGroups: [
      productGroup(
        '男士上衣|Men Tops > 圆领T恤|Crew Neck T-Shirt; Polo衫|Polo Shirt; 格子衬衫|Plaid Shirt; 连帽卫衣|Hoodie; 防晒衣|Sun Protection Jacket',
      ),
      productGroup(
        '男士下装|Men Bottoms > 工装裤|Cargo Pants; 运动短裤|Athletic Shorts; 直筒牛仔裤|Straight Leg Jeans; 束脚运动裤|Jogger Sweatpants',
      ),
    ],
    packs: SIZES,
    traits: phrases(
      '潮流|Trendy; 宽松|Loose Fit; 速干|Quick Dry; 加绒|Fleece Lined; 弹力|Stretch; 商务|Business Casual',
    ),
    materials: phrases('纯棉|Cotton; 冰丝|Ice Silk; 灯芯绒|Corduroy; 涤纶|Polyester; 牛仔|Denim'),
    features: phrases(
      '多口袋|with Multiple Pockets; 印花图案|Graphic Print; 抽绳腰|with Drawstring Waist; 拼色|Color Block; 防皱|Wrinkle Free',
    ),
    uses: WEAR_USES,
    shopWords: phrases('型男工坊|Gent Works; 都市男装|Metro Men'),
  },
  {
    picture: 'shoes',
    roots: {
      temu: '27011',
      shein: '3636',
      aliexpress: '322',
      tiktok: { id: '601352', zh: '鞋靴', en: 'Shoes' },
    },
    price: [899, 6999],
    peak: { month: 9, swing: 0.3 },
    productGroups: [
      productGroup(
        '运动鞋|Sneakers > 透气跑鞋|Breathable Running Shoes; 厚底小白鞋|Platform White Sneakers; 一脚蹬休闲鞋|Slip-On Casual Shoes; 登山徒步鞋|Hiking Shoes',
      ),
      productGroup(
        '凉鞋靴子|Sandals & Boots > 厚底拖鞋|Cloud Slippers; 罗马凉鞋|Gladiator Sandals; 马丁靴|Combat Boots; 雪地靴|Snow Boots',
      ),
    ],
    packs: phrases('1双|1 Pair; 2双装|2 Pairs; 男款|Men; 女款|Women; 儿童款|Kids'),
    traits: phrases(
      '轻便|Lightweight; 防滑|Anti-Slip; 减震|Shock Absorbing; 软底|Soft Sole; 防水|Waterproof; 保暖|Warm Lined',
    ),
    materials: phrases('飞织网面|Knit Mesh; EVA|EVA; PU皮|PU Leather; 仿麂皮|Faux Suede; 橡胶底|Rubber Sole'),
    features: phrases(
      '魔术贴|with Hook and Loop; 侧拉链|with Side Zipper; 记忆棉鞋垫|with Memory Foam Insole; 反光条|with Reflective Stripe',
    ),
    uses: phrases(
      '跑步健身|Running and Gym; 居家浴室|Home and Bathroom; 户外旅行|Outdoor Travel; 日常通勤|Daily Commute',
    ),
    shopWords: phrases('步步鞋业|Step Shoes; 行者鞋坊|Walker Shoes'),
  },
  {
    picture: 'jewelry',
    roots: {
      temu: '27011',
      shein: '3634',
      aliexpress: '36',
      tiktok: { id: '605248', zh: '时尚配饰', en: 'Fashion Accessories' },
    },
    price: [149, 2499],
    peak: { month: 2, swing: 0.4 },
    productGroups: [
      productGroup(
        '首饰|Jewelry > 锁骨项链|Choker Necklace; 耳环套装|Earring Set; 叠戴戒指|Stackable Ring; 手链|Charm Bracelet; 脚链|Anklet',
      ),
      productGroup(
        '配饰|Accessories > 发夹|Hair Claw Clip; 渔夫帽|Bucket Hat; 丝巾|Silk Scarf; 太阳镜|Sunglasses; 石英手表|Quartz Watch',
      ),
    ],
    packs: phrases('1件|1pc; 3件套|3-Piece Set; 6对装|6 Pairs; 12件装|12pcs; 礼盒装|Gift Box'),
    traits: phrases(
      '轻奢|Luxury Style; 防过敏|Hypoallergenic; 复古|Vintage; 不掉色|Tarnish Free; 闪耀|Sparkling; 极简|Minimalist',
    ),
    materials: phrases(
      '925银针|925 Silver Post; 18K镀金|18K Gold Plated; 锆石|Cubic Zirconia; 仿珍珠|Faux Pearl; 钛钢|Titanium Steel',
    ),
    features: phrases(
      '爱心设计|Heart Design; 蝴蝶元素|Butterfly Motif; 可调节|Adjustable; 刻字款|Engraved; 带礼盒|with Gift Box',
    ),
    uses: phrases(
      '生日礼物|Birthday Gift; 婚礼|Wedding; 情人节|Valentines Day; 日常佩戴|Everyday Wear; 母亲节|Mothers Day',
    ),
    shopWords: phrases('星月饰品|Star Moon; 璀璨银饰|Bright Silver'),
  },
  {
    picture: 'bag',
    roots: {
      temu: '27011',
      shein: '3637',
      aliexpress: '1524',
      tiktok: { id: '824584', zh: '箱包', en: 'Luggage & Bags' },
    },
    price: [699, 5999],
    peak: { month: 8, swing: 0.35 },
    productGroups: [
      productGroup(
        '女包|Handbags > 斜挎包|Crossbody Bag; 托特包|Tote Bag; 腋下包|Shoulder Bag; 链条小包|Chain Bag',
      ),
      productGroup(
        '旅行收纳|Travel Bags > 双肩背包|Backpack; 行李收纳袋|Packing Cubes; 健身包|Gym Duffel Bag; 洗漱包|Toiletry Bag; 拉杆箱|Rolling Suitcase',
      ),
    ],
    packs: phrases('1件|1pc; 2件套|2-Piece Set; 6件套|6-Piece Set; 20寸|20 Inch; 大号|Large Size'),
    traits: phrases(
      '大容量|Large Capacity; 防水|Waterproof; 轻便|Lightweight; 防盗|Anti-Theft; 复古|Vintage; 时尚百搭|Fashionable',
    ),
    materials: phrases('帆布|Canvas; PU皮|PU Leather; 尼龙|Nylon; 牛津布|Oxford Cloth; 灯芯绒|Corduroy'),
    features: phrases(
      '带USB口|with USB Port; 可调肩带|with Adjustable Strap; 多隔层|with Multiple Compartments; 干湿分离|with Wet Pocket',
    ),
    uses: phrases(
      '上班通勤|Work Commute; 返校|Back to School; 短途旅行|Weekend Travel; 登机|Carry-On; 健身|Gym',
    ),
    shopWords: phrases('行囊箱包|Traveler Bags; 包罗万象|All Bags'),
  },
]
