export const HELP = `海选命令行

  haixuan import products <文件> --map 名称|文件.yaml [选项]   导入商品
  haixuan import history  <文件> --map 名称|文件.yaml [选项]   导入每日历史（商品要先导入）
  haixuan import shops    <文件> --map 名称|文件.yaml   导入店铺资料
  haixuan import creators|lives|videos <文件> --map 名称|文件.yaml   导入 TikTok 达人、直播、视频
  haixuan import all <文件夹> [选项]       导入文件夹里认得出的文件：先商品，后历史
  haixuan import list                      最近的导入任务
  haixuan import show <任务>               一个任务的数字与被拒绝的行
  haixuan import maps                      自带的映射
  haixuan finance import <文件、文件夹或 zip…> --account <手机> [--store <mallId>] [--book 账本] [--period 2026-10] [--yes]   导入官方账单；有问题要回答时什么也不写，退出码 3
  haixuan finance import <文件…> --account <手机> --own costs|fx|store-costs   导入自己的成本、汇率或店铺费用
  haixuan finance report --account <手机> [--returns original-cost|date-cost|lost] [--json]   店铺、月份、币种的账，与账务核对
  haixuan finance undo <导入编号> --account <手机>   整批撤销一次导入，数字与导入前相同
  haixuan rollup [选项]                    立即运行每日任务：快照、榜单、汇总与提醒；可以重复
  haixuan backup  <新文件夹>               备份内置数据库
  haixuan restore <备份文件夹>             恢复到还没有数据库的数据文件夹
  haixuan labels render <模板.json> [数据.csv] -o 标签.pdf [选项]   批量生成标签 PDF，与网页导出的相同
  haixuan labels sheets                    认得的标签纸：A4 与 Letter
  haixuan orders list [--status pending]   订单；pending 待支付，paid 已支付
  haixuan orders confirm <订单号> --yuan 198 --receipt 流水号 --payer 付款账号   确认收到转账，开通会员；付款账号只存加密摘要
  haixuan orders refund  <订单号> [--yuan 50]   登记退款（款项另行退回），扣回佣金；全额退款收回时长
  haixuan plans list | price <编号> <元>|none   套餐与价格；none 为不定价
  haixuan transfer-account <户名> <开户行> <账号>   开通对公转账
  haixuan invoices list | issue <订单号>    发票申请
  haixuan dictionary list | set <字典名> <项> [值]   前台二维码、备案号、下载地址；不写值为清空
  haixuan settlements list | show <编号> [--file 执照存为] | approve|incomplete|reject <编号> [--reply 说明]   企业入驻申请
  haixuan users list [手机或昵称的一部分]   用户
  haixuan users rights <手机> [--tiktok on|off] [--pre on|off] [--custom 服务,…] [--support 二维码地址|none]   TikTok、预选库、定制服务与专属客服
  haixuan users tier <手机> <等级> [--until 日期]   设置会员等级；不写日期为长期
  haixuan users reset-link <手机> --checked 怎样核对了本人 [--site https://域名]   签发重设密码的链接：30 分钟内有效，只能用一次
  haixuan mail bounce [<退信的收件地址>]    从标准输入读一封退信（由邮件服务器的管道调用）；地址不存在时停止向它发信
  haixuan mail bounced <退信的收件地址>     一封邮件被退回：停止向该邮箱地址发信，直到它重新确认
  haixuan stores list --account 手机       一个账号的自有店铺，含已归档
  haixuan stores add --account 手机 --name 名称 --mall-id 店铺ID --mode full|semi --books 全球,美区 [--currency CNY] [--marketplace temu] [--group 分组] [--note 备注]   添加自有店铺；full 全托管，semi 半托管
  haixuan stores claims [--status pending]   两个账号填了同一家店铺：待判定归属的认领
  haixuan stores decide <编号> --owner holder|claimant|both [--reply 说明]   判定归属：先填的、后填的，或都对
  haixuan payouts add <手机> --yuan 50 --note 说明   登记发放佣金
  haixuan commissions list | release <订单号>   待核实的佣金：疑似推荐自己的订单
  haixuan host list | remove <域名>        白标域名
  haixuan host set <域名> --name 名称 [--logo 地址] [--login 地址] [--accent #rrggbb] [--hide 栏目,…] [--origin 来源,…]
  haixuan flags list | on|off <开关>        功能开关
  haixuan news list | add --kind policy --title 标题 --file 正文.txt [--draft]   资讯
  haixuan news edit <编号> [--kind …] [--title …] [--file …] [--draft] | publish <编号> | remove <编号>
  haixuan operators add|remove <手机>      运营人员：可以打开 /admin 的人
  haixuan events list [--page 2]           运营操作记录
  haixuan help                             这份说明
  haixuan --version                        程序的版本

选项
  --marketplace M   temu、shein、aliexpress 或 tiktok；必须与映射一致
  --map M           自带映射的名称，或自己的映射文件（.yaml、.yml、.json）
  --dry-run         只预览：编码、每列的对应与样例、接受与拒绝的行数；不写入任何数据
  --encoding 编码   文件的编码：utf-8、gb18030、windows-1252、shift_jis、utf-16le 等；看不出时会提示
  --worksheet 名称  xlsx 里的工作表；不写就读第一个没有隐藏的
  --resume 任务     继续被中断的任务，或重新显示服务正在做的任务；文件必须原样未动
  --rejects 文件    被拒绝的行写到哪里（JSONL）；默认写到数据文件夹的 imports/ 下
  --from 日期       rollup 从这一天起重新计算榜单（yyyy-mm-dd）
  --copies N|列名   labels：每行几张，或写着份数的列；--sheet 编号 --skip N 排到标签纸上，跳过用过的格子
  --roll N          labels：卷纸上每排 N 张；--gap 毫米 两张之间的距离，默认 2
  --dpi 203|300|600 labels：条码对齐的打印机；--skip-bad 略过有错误的行和条码扫不出的标签；--force 照样生成
  --report 文件     labels：读回每个条码的检查报告（CSV）；--no-check 不读回条码
  --hidden-rows skip|print  labels：隐藏或筛掉的行跳过，或照样打印；--merged-cells fill|leave 合并单元格每行都填，或只有第一行；--encoding 也用于 labels 的数据
  --json            结果用 JSON 输出，给程序用

文件可以是 CSV、TSV、xlsx、JSON 数组或 JSONL，文本可以是 .gz；文字可以是 UTF-8、GBK/GB18030 或 UTF-16，别的编码用 --encoding 说明。
服务运行时也可以用这些命令，restore 除外。
环境变量 HAIXUAN_DATA_DIR 是数据文件夹，DATABASE_URL 则改用 PostgreSQL。
导入真实数据会删去示例数据。怎样写映射：docs/importing.md。`
