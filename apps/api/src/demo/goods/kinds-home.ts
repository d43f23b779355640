import { type Kind, phrases, productGroup } from './phrase.ts'

/** Goods for the house, the garden and pets. */
export const HOME_KINDS: Kind[] = [
  {
    picture: 'kitchen',
    roots: {
      temu: '9711',
      shein: '2032',
      aliexpress: '15',
      tiktok: { id: '600024', zh: '厨房用品', en: 'Kitchenware' },
    },
    price: [399, 4999],
    peak: { month: 11, swing: 0.35 },
    productGroups: [
      productGroup(
        '烹饪小工具|Cooking Gadgets > 蔬菜切丝器|Vegetable Chopper; 压蒜器|Garlic Press; 硅胶锅铲|Silicone Spatula; 厨房剪刀|Kitchen Scissors; 油刷瓶|Oil Dispenser Bottle',
      ),
      productGroup(
        '锅具烘焙|Cookware & Bakeware > 不粘煎锅|Non-Stick Frying Pan; 空气炸锅纸盘|Air Fryer Liner; 硅胶蛋糕模|Silicone Cake Mold; 珐琅汤锅|Enamel Stockpot',
      ),
      productGroup(
        '水具餐具|Drinkware & Tableware > 保温杯|Insulated Tumbler; 玻璃冷水壶|Glass Water Pitcher; 陶瓷马克杯|Ceramic Coffee Mug; 不锈钢餐具套装|Stainless Steel Cutlery Set; 儿童吸管杯|Kids Straw Cup',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 4件套|4-Piece Set; 6件装|6pcs; 10件套|10-Piece Set'),
    traits: phrases(
      '多功能|Multifunctional; 大容量|Large Capacity; 加厚|Thickened; 防烫|Heat Resistant; 便携|Portable; 简约北欧风|Nordic Style; 可折叠|Foldable; 防漏|Leakproof',
    ),
    materials: phrases(
      '食品级硅胶|Food Grade Silicone; 304不锈钢|304 Stainless Steel; 高硼硅玻璃|Borosilicate Glass; 竹制|Bamboo; 陶瓷|Ceramic',
    ),
    features: phrases(
      '带盖|with Lid; 洗碗机可用|Dishwasher Safe; 易清洗|Easy to Clean; 防滑手柄|Non-Slip Handle; 带刻度|with Measuring Scale; 不含双酚A|BPA Free; 可挂式收纳|with Hanging Hole',
    ),
    uses: phrases(
      '家庭厨房|Home Kitchen; 野餐露营|Picnic and Camping; 餐厅|Restaurant; 烘焙新手|Baking Beginners; 送礼|Gift Giving',
    ),
    shopWords: phrases('厨房优品|Kitchen Select; 食尚生活|Tasty Home; 小家电馆|Appliance House'),
  },
  {
    picture: 'storage',
    roots: {
      temu: '9711',
      shein: '2032',
      aliexpress: '15',
      tiktok: { id: '600001', zh: '家居用品', en: 'Home Supplies' },
    },
    price: [299, 6999],
    peak: { month: 1, swing: 0.25 },
    productGroups: [
      productGroup(
        '收纳整理|Storage & Organization > 抽屉收纳盒|Drawer Organizer; 真空压缩袋|Vacuum Storage Bag; 鞋架|Shoe Rack; 桌面置物架|Desktop FavouriteList; 浴室置物架|Bathroom FavouriteList',
      ),
      productGroup(
        '家居装饰|Home Decor > 挂毯|Wall Tapestry; 香薰蜡烛|Scented Candle; 仿真花束|Artificial Flower Bouquet; 相框|Photo Frame; 夜灯|Night Light',
      ),
      productGroup(
        '家纺布艺|Home Textiles > 抱枕套|Throw Pillow Cover; 法兰绒毯|Flannel Blanket; 遮光窗帘|Blackout Curtain; 浴室地垫|Bath Mat; 四件套床品|4-Piece Bedding Set',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 3层|3-Tier; 5件套|5-Piece Set; 12格|12-Grid'),
    traits: phrases(
      '免打孔|Wall Mounted No Drilling; 大容量|Large Capacity; 防尘|Dustproof; 加厚|Thickened; ins风|Aesthetic; 可叠加|Stackable; 透明|Clear; 复古|Vintage',
    ),
    materials: phrases(
      '亚克力|Acrylic; 碳钢|Carbon Steel; 棉麻|Cotton Linen; 实木|Solid Wood; 无纺布|Non-Woven Fabric; 雪尼尔|Chenille',
    ),
    features: phrases(
      '带轮可移动|with Wheels; 免安装|No Assembly Required; 防滑底|Anti-Slip Base; 可机洗|Machine Washable; 带标签窗|with Label Window; 承重30斤|Holds up to 15kg',
    ),
    uses: phrases(
      '卧室衣柜|Bedroom Closet; 浴室|Bathroom; 客厅|Living Room; 宿舍|Dorm Room; 办公室|Office; 新居礼物|Housewarming Gift',
    ),
    shopWords: phrases('居家优选|Home Select; 收纳工坊|Tidy Works; 暖居|Warm Nest'),
  },
  {
    picture: 'garden',
    roots: {
      temu: '24389',
      shein: '4327',
      aliexpress: '15',
      tiktok: { id: '604206', zh: '庭院园艺', en: 'Garden & Patio' },
    },
    price: [499, 8999],
    peak: { month: 5, swing: 0.6 },
    productGroups: [
      productGroup(
        '庭院灯饰|Outdoor Lighting > 太阳能草坪灯|Solar Lawn Light; 户外串灯|Outdoor String Lights; 太阳能壁灯|Solar Wall Lamp; 火焰灯|Flame Torch Light',
      ),
      productGroup(
        '园艺工具|Gardening Tools > 伸缩水管|Expandable Garden Hose; 修枝剪|Pruning Shears; 育苗盘|Seedling Tray; 种植袋|Grow Bag; 浇水喷头|Watering Nozzle',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 4件装|4pcs; 8件套|8-Piece Set; 50灯|50 LED'),
    traits: phrases(
      '防水|Waterproof; 加厚|Heavy Duty; 可伸缩|Retractable; 自动感应|Motion Sensor; 抗晒|UV Resistant; 节能|Energy Saving',
    ),
    materials: phrases(
      '铝合金|Aluminum Alloy; ABS塑料|ABS Plastic; 无纺布|Non-Woven Fabric; 铸铁|Cast Iron; 黄铜|Brass',
    ),
    features: phrases(
      'IP65防护|IP65 Rated; 免布线|No Wiring Needed; 8种模式|with 8 Modes; 带遥控|with Remote Control; 快速接头|with Quick Connector',
    ),
    uses: phrases(
      '庭院|Yard; 阳台|Balcony; 草坪小径|Lawn Pathway; 温室|Greenhouse; 节日装饰|Holiday Decoration',
    ),
    shopWords: phrases('绿野园艺|Green Field; 阳光庭院|Sunny Yard'),
  },
  {
    picture: 'pet',
    roots: {
      temu: '1464',
      shein: '2400',
      aliexpress: '15',
      tiktok: { id: '602118', zh: '宠物用品', en: 'Pet Supplies' },
    },
    price: [299, 5999],
    peak: { month: 12, swing: 0.2 },
    productGroups: [
      productGroup(
        '猫狗窝垫|Beds & Mats > 宠物窝|Pet Bed; 猫抓板|Cat Scratcher; 凉垫|Cooling Mat; 猫爬架|Cat Tree',
      ),
      productGroup(
        '喂养用品|Feeding Supplies > 自动饮水机|Pet Water Fountain; 慢食碗|Slow Feeder Bowl; 自动喂食器|Automatic Pet Feeder; 储粮桶|Pet Food Container',
      ),
      productGroup(
        '玩具与牵引|Toys & Leashes > 逗猫棒|Cat Teaser Wand; 狗狗磨牙玩具|Dog Chew Toy; 牵引绳|Dog Leash; 宠物胸背带|Pet Harness',
      ),
    ],
    packs: phrases('1件|1pc; 2件装|2pcs; 3件套|3-Piece Set; 大号|Large Size; 小号|Small Size'),
    traits: phrases(
      '静音|Ultra Quiet; 耐咬|Bite Resistant; 可拆洗|Removable and Washable; 反光|Reflective; 保暖|Warm; 透气|Breathable',
    ),
    materials: phrases(
      '长毛绒|Plush; 瓦楞纸|Corrugated Cardboard; 尼龙|Nylon; 天然橡胶|Natural Rubber; 304不锈钢|304 Stainless Steel',
    ),
    features: phrases(
      '防打翻|Spill Proof; 带滤芯|with Filter; 可调节|Adjustable; 防滑底|Anti-Slip Bottom; 带铃铛|with Bell',
    ),
    uses: phrases(
      '室内猫|Indoor Cats; 中小型犬|Small and Medium Dogs; 户外遛狗|Outdoor Walking; 四季通用|All Seasons',
    ),
    shopWords: phrases('萌宠之家|Happy Paws; 毛孩子生活馆|Furry Friends'),
  },
]
