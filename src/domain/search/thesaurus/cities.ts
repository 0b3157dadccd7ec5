/** Cities and regions: English | French | Urdu | Arabic | country. No native reader has seen the French, Urdu and Arabic yet. */
export const CITIES = `
jerusalem, al-quds, alquds, el-kuds | jérusalem, jerusalem, al-qods | یروشلم, بیت المقدس, القدس | القدس, بيت المقدس | Palestine
gaza, gaza city, ghazza, gaza strip | gaza, bande de gaza | غزہ, غزہ شہر, غزہ کی پٹی | غزة, مدينة غزة, قطاع غزة | Palestine
west bank, the west bank, ad-diffa | cisjordanie | مغربی کنارہ, مغربی کنارا | الضفة الغربية, الضفة | Palestine
nablus, nabulus | naplouse | نابلس | نابلس | Palestine
hebron, al-khalil, khalil, el-halil | hébron | الخلیل, ہیبرون, حبرون | الخليل | Palestine
ramallah, ram allah | ramallah | رام اللہ, راملہ | رام الله | Palestine
bethlehem, beit lahm, bayt lahm | bethléem | بیت لحم, بیت اللحم | بيت لحم | Palestine
jenin, janin | jénine | جنین | جنين | Palestine
khan younis, khan yunis, khan yunus, khan younes | khan younès, khan younis | خان یونس | خان يونس, خانيونس | Palestine
rafah | rafah | رفح | رفح | Palestine
jabalia, jabaliya, jabalya | jabaliya | جبالیہ, جبالیا | جباليا | Palestine
amman | amman | عمان, عمّان | عمان, عمّان | Jordan
zarqa, az-zarqa, zerqa | zarqa | زرقا, الزرقا | الزرقاء | Jordan
irbid | irbid | اربد | إربد, اربد | Jordan
damascus, dimashq, ash-sham | damas | دمشق | دمشق, الشام | Syria
aleppo, halab | alep | حلب | حلب | Syria
homs, hims | homs | حمص | حمص | Syria
hama, hamah | hama | حماہ, حماۃ | حماة, حماه | Syria
idlib, idleb | idlib, idleb | ادلب | إدلب, ادلب | Syria
daraa, deraa, dar'a | deraa | درعا | درعا | Syria
raqqa, rakka, ar-raqqah | raqqa | رقہ | الرقة | Syria
beirut, bayrut, beyrouth | beyrouth | بیروت | بيروت | Lebanon
tripoli lebanon, trablous, tarabulus | tripoli du liban, tripoli | طرابلس, طرابلس الشام | طرابلس, طرابلس الشام | Lebanon
sidon, saida | saïda, sidon | صیدا | صيدا | Lebanon
tyre, sur lebanon | tyr | صور | صور, مدينة صور | Lebanon
baghdad, bagdad | bagdad | بغداد | بغداد | Iraq
basra, basrah | bassora | بصرہ | البصرة | Iraq
mosul, al-mawsil | mossoul | موصل | الموصل | Iraq
karbala, kerbala | kerbala | کربلا | كربلاء | Iraq
najaf, an-najaf | najaf, nadjaf | نجف, نجف اشرف | النجف, النجف الأشرف | Iraq
kufa, kufah | koufa | کوفہ | الكوفة | Iraq
fallujah, falluja | falloujah | فلوجہ | الفلوجة | Iraq
erbil, arbil, irbil, hewler | erbil | اربیل | أربيل, اربيل, هولير | Iraq
kirkuk, kerkuk | kirkouk | کرکوک | كركوك | Iraq
mecca, makkah, makka, mekka, makkah al-mukarramah | la mecque, mecque | مکہ, مکہ مکرمہ, مکۃ المکرمہ | مكة, مكة المكرمة | Saudi Arabia
medina, madinah, madina, al-madinah al-munawwarah, yathrib | médine | مدینہ, مدینہ منورہ, یثرب | المدينة المنورة, المدينه المنوره, يثرب | Saudi Arabia
jeddah, jedda, jiddah | djeddah | جدہ | جدة | Saudi Arabia
riyadh, ar-riyad | riyad | ریاض | الرياض | Saudi Arabia
dammam, ad-dammam | dammam | دمام | الدمام | Saudi Arabia
taif, ta'if, at-taif | taëf, taïf | طائف | الطائف | Saudi Arabia
sanaa, sana'a, sana | sanaa | صنعاء, صنعا | صنعاء | Yemen
aden, adan | aden | عدن | عدن | Yemen
taiz, taizz, ta'izz | taëz, taiz | تعز | تعز | Yemen
hodeidah, hudaydah, al-hudaydah | hodeïda | حدیدہ, الحدیدہ | الحديدة | Yemen
hadramaut, hadhramaut, hadramawt | hadramaout | حضرموت | حضرموت | Yemen
tarim | tarim | تریم | تريم | Yemen
muscat, masqat | mascate | مسقط | مسقط | Oman
dubai, dubayy | dubaï | دبئی, دبی | دبي | United Arab Emirates
abu dhabi | abou dabi, abou dhabi | ابوظہبی, ابو ظبی | أبوظبي, أبو ظبي, ابوظبي | United Arab Emirates
sharjah, ash-shariqah | charjah | شارجہ | الشارقة | United Arab Emirates
doha, ad-dawhah | doha | دوحہ, دوحا | الدوحة | Qatar
kuwait city | koweït city, ville de koweït | کویت شہر, کویت سٹی | مدينة الكويت | Kuwait
manama, al-manamah | manama | منامہ | المنامة | Bahrain
cairo, al-qahira, el qahira | le caire, caire | قاہرہ | القاهرة | Egypt
alexandria, al-iskandariyya, iskandariya | alexandrie | اسکندریہ | الإسكندرية, الاسكندرية | Egypt
giza, gizeh | gizeh | جیزہ, گیزا | الجيزة | Egypt
aswan, assouan | assouan | اسوان | أسوان, اسوان | Egypt
mansoura, mansura | mansourah | منصورہ | المنصورة | Egypt
sinai | sinaï | سینا, صحرائے سینا | سيناء | Egypt
khartoum, al-khartum | khartoum | خرطوم | الخرطوم | Sudan
omdurman, umm durman | omdourman | ام درمان, اُم درمان | أم درمان, ام درمان, أمدرمان | Sudan
darfur | darfour | دارفور | دارفور | Sudan
el fasher, al-fashir, el-fashir | el-fasher | الفاشر | الفاشر | Sudan
port sudan | port-soudan | پورٹ سوڈان | بورتسودان, بور سودان | Sudan
tripoli, tripoli libya, tarabulus al-gharb | tripoli | طرابلس, تریپولی | طرابلس, طرابلس الغرب | Libya
benghazi, bengasi | benghazi | بن غازی, بنغازی | بنغازي | Libya
misrata, misurata | misrata | مصراتہ | مصراتة | Libya
derna, darnah | derna | درنہ | درنة | Libya
tunis | tunis | تیونس شہر, تونس شہر | تونس العاصمة, مدينة تونس | Tunisia
sfax, safaqis | sfax | صفاقس | صفاقس | Tunisia
kairouan, qayrawan, kairawan | kairouan | قیروان | القيروان | Tunisia
algiers, alger | alger | الجزائر شہر | الجزائر العاصمة, مدينة الجزائر | Algeria
oran, wahran | oran | وہران | وهران | Algeria
constantine, qusantina | constantine | قسنطینہ | قسنطينة | Algeria
kabylia, kabylie | kabylie | قبائلیہ | منطقة القبائل, بلاد القبائل | Algeria
tlemcen, tilimsan | tlemcen | تلمسان | تلمسان | Algeria
casablanca, dar el-beida | casablanca | کاسابلانکا, دار البیضا | الدار البيضاء, كازابلانكا | Morocco
rabat | rabat | رباط | الرباط | Morocco
marrakech, marrakesh | marrakech | مراکش شہر, مراکش | مراكش | Morocco
fez, fes, fas | fès | فاس | فاس | Morocco
tangier, tangiers, tanja | tanger | طنجہ | طنجة | Morocco
agadir | agadir | اگادیر | أكادير, أغادير | Morocco
rif, the rif | rif | ریف | الريف المغربي, منطقة الريف | Morocco
nouakchott, nawakshut | nouakchott | نواکشوط | نواكشوط | Mauritania
chinguetti, shinqit | chinguetti | شنقیط | شنقيط | Mauritania
istanbul, constantinople, stamboul | istanbul, constantinople | استنبول, قسطنطنیہ | إسطنبول, اسطنبول, القسطنطينية | Turkey
ankara | ankara | انقرہ | أنقرة, انقرة | Turkey
izmir, smyrna | izmir, smyrne | ازمیر | إزمير, ازمير | Turkey
konya, iconium | konya | قونیہ | قونية, قونيا | Turkey
bursa, brusa | bursa, brousse | بورصہ, برصہ | بورصة | Turkey
gaziantep, antep, aintab | gaziantep | غازی عینتاب, غازی انتیپ | غازي عنتاب, عنتاب | Turkey
antakya, antioch | antakya, antioche | انطاکیہ | أنطاكيا, أنطاكية | Turkey
diyarbakir, amed | diyarbakir, diyarbakır | دیار بکر | ديار بكر | Turkey
urfa, sanliurfa, şanlıurfa | urfa, sanliurfa | عرفہ, شانلی عرفہ, اورفا | أورفا, شانلي أورفا, الرها | Turkey
tehran, teheran | téhéran | تہران | طهران | Iran
mashhad, meshed, mashad | machhad, mechhed | مشہد | مشهد | Iran
qom, qum, ghom | qom, qoum | قم | قم | Iran
isfahan, esfahan | ispahan | اصفہان | أصفهان, اصفهان | Iran
shiraz | chiraz | شیراز | شيراز | Iran
tabriz | tabriz | تبریز | تبريز | Iran
ahvaz, ahwaz | ahvaz | اہواز | الأهواز, الاهواز | Iran
kabul, cabul | kaboul | کابل | كابل, كابول | Afghanistan
kandahar, qandahar | kandahar | قندھار, قندہار | قندهار | Afghanistan
herat, harat | hérat | ہرات | هرات, هراة | Afghanistan
mazar-i-sharif, mazar sharif, mazar-e-sharif | mazar-e-charif | مزار شریف | مزار شريف | Afghanistan
jalalabad | jalalabad | جلال آباد | جلال آباد, جلال اباد | Afghanistan
ghazni, ghazna | ghazni | غزنی, غزنہ | غزني, غزنة | Afghanistan
bamiyan, bamyan | bâmiyân, bamiyan | بامیان | باميان | Afghanistan
karachi | karachi | کراچی | كراتشي | Pakistan
lahore | lahore | لاہور | لاهور | Pakistan
islamabad | islamabad | اسلام آباد | إسلام آباد, اسلام اباد | Pakistan
rawalpindi, pindi | rawalpindi | راولپنڈی, پنڈی | راولبندي | Pakistan
peshawar, pekhawar | peshawar | پشاور, پیشاور | بيشاور | Pakistan
quetta, kwatta | quetta | کوئٹہ | كويتا, كويته | Pakistan
faisalabad, lyallpur | faisalabad | فیصل آباد, لائل پور | فيصل آباد | Pakistan
multan | multan | ملتان | ملتان | Pakistan
hyderabad sindh, hyderabad pakistan | hyderabad du sind, hyderabad | حیدرآباد سندھ, حیدر آباد | حيدر آباد السند | Pakistan
gujranwala | gujranwala | گوجرانوالہ | غوجرانوالا | Pakistan
gilgit, gilgit-baltistan | gilgit, gilgit-baltistan | گلگت, گلگت بلتستان | غلغت, جلجيت, غلغت بلتستان | Pakistan
hunza | hunza | ہنزہ | هونزا, هنزة | Pakistan
swat, swat valley | swat, vallée de swat | سوات, وادی سوات | سوات, وادي سوات | Pakistan
muzaffarabad | muzaffarabad | مظفر آباد | مظفر آباد | Pakistan
azad kashmir, ajk, azad jammu and kashmir | azad cachemire | آزاد کشمیر, آزاد جموں و کشمیر | كشمير الحرة, آزاد كشمير | Pakistan
mirpur, mirpur azad kashmir | mirpur | میرپور, میر پور | ميربور | Pakistan
sindh, sind | sind, sindh | سندھ | السند | Pakistan
punjab pakistan, punjab, panjab | pendjab | پنجاب | البنجاب, بنجاب | Pakistan
balochistan, baluchistan | baloutchistan | بلوچستان | بلوشستان | Pakistan
khyber pakhtunkhwa, kpk, nwfp | khyber pakhtunkhwa | خیبر پختونخوا | خيبر بختونخوا | Pakistan
delhi, new delhi, dilli, old delhi | delhi, new delhi | دہلی, دلی, نئی دہلی | دلهي, نيودلهي, دهلي | India
mumbai, bombay | bombay, mumbai | ممبئی, بمبئی | مومباي, بومباي | India
hyderabad, hyderabad deccan, hyderabad india | hyderabad | حیدرآباد, حیدرآباد دکن | حيدر آباد, حيدر آباد الدكن | India
lucknow, lakhnau | lucknow | لکھنؤ, لکھنو | لكناو, لكهنؤ | India
kolkata, calcutta | calcutta | کولکاتا, کلکتہ | كلكتا, كولكاتا | India
srinagar | srinagar | سری نگر, سرینگر | سريناغار, سرينجار | India
kashmir, kashmiri, jammu and kashmir, kashmir valley | cachemire | کشمیر, جموں و کشمیر, وادی کشمیر | كشمير, جامو وكشمير | India
kerala, malabar | kerala, malabar | کیرالہ, کیرلا, ملابار | كيرالا, مليبار | India
calicut, kozhikode | calicut | کالی کٹ, کوژیکوڈ | كاليكوت, قاليقوط | India
aligarh | aligarh | علی گڑھ | عليكرة, عليكره | India
deoband | deoband | دیوبند | ديوبند | India
ajmer, ajmer sharif | ajmer | اجمیر, اجمیر شریف | أجمير | India
ahmedabad, ahmadabad | ahmedabad | احمد آباد | أحمد آباد | India
gujarat, gujerat | gujarat | گجرات | غوجارات, كجرات | India
bangalore, bengaluru | bangalore | بنگلور, بنگلورو | بنغالور, بنجالور | India
chennai, madras | chennai, madras | چنئی, مدراس | تشيناي, مدراس | India
bhopal | bhopal | بھوپال | بوبال | India
bihar | bihar | بہار | بيهار | India
assam | assam | آسام | آسام, أسام | India
dhaka, dacca | dacca | ڈھاکہ, ڈھاکا | دكا, داكا | Bangladesh
chittagong, chattogram, chatgaon | chittagong | چٹاگانگ, چاٹگام | شيتاغونغ, شيتاجونج | Bangladesh
sylhet, silhet | sylhet | سلہٹ | سيلهت, سلهت | Bangladesh
cox's bazar, coxs bazar, cox bazar | cox's bazar | کاکس بازار, کوکس بازار | كوكس بازار | Bangladesh
khulna | khulna | کھلنا | خولنا | Bangladesh
colombo | colombo | کولمبو | كولومبو | Sri Lanka
kathmandu, katmandu | katmandou | کھٹمنڈو, کٹھمنڈو | كاتماندو, كاتمندو | Nepal
malé, malé city, male maldives | malé | مالے | ماليه | Maldives
rakhine, arakan, rakhaing | rakhine, arakan | اراکان, رخائن | أراكان, راخين | Myanmar
yangon, rangoon | rangoun, yangon | رنگون, ینگون | رانغون, يانغون | Myanmar
tashkent, toshkent | tachkent | تاشقند | طشقند | Uzbekistan
samarkand, samarqand | samarcande | سمرقند | سمرقند | Uzbekistan
bukhara, bokhara, buxoro | boukhara | بخارا | بخارى | Uzbekistan
fergana, ferghana, farghona | ferghana | فرغانہ | فرغانة | Uzbekistan
dushanbe | douchanbé | دوشنبہ, دوشنبے | دوشنبه | Tajikistan
bishkek, frunze | bichkek | بشکیک | بيشكيك, بشكيك | Kyrgyzstan
osh | och | اوش | أوش | Kyrgyzstan
almaty, alma-ata | almaty, alma-ata | الماتی, الماتے | ألماتي, ألما آتا | Kazakhstan
astana, nur-sultan | astana | آستانہ, نور سلطان | أستانا, نور سلطان | Kazakhstan
ashgabat, ashkhabad | achgabat | اشک آباد, عشق آباد | عشق آباد | Turkmenistan
baku, baki | bakou | باکو | باكو | Azerbaijan
kashgar, kashi, qeshqer | kachgar | کاشغر | كاشغر, كاشغار | China
urumqi, urumchi | urumqi, ouroumtsi | ارومچی | أورومتشي | China
xinjiang, east turkestan, sinkiang, uyghur region | xinjiang, turkestan oriental | سنکیانگ, مشرقی ترکستان | شينجيانغ, تركستان الشرقية | China
xi'an, xian, chang'an | xi'an | شیان, شی آن | شيآن, شيان | China
ningxia | ningxia | ننگشیا | نينغشيا | China
guangzhou, canton | canton, guangzhou | گوانگژو, کینٹن | غوانزو, كانتون, قوانغتشو | China
jakarta, djakarta, batavia | jakarta | جکارتہ, جکارتا | جاكرتا | Indonesia
aceh, banda aceh, acheh | aceh, banda aceh | آچے, بندہ آچے, آچیہ | آتشيه, باندا آتشيه | Indonesia
surabaya | surabaya | سورابایا | سورابايا | Indonesia
yogyakarta, jogja, jogjakarta | yogyakarta | یوگیاکارتا | يوجياكرتا | Indonesia
java, jawa, javanese | java, javanais, javanaise | جاوا | جاوة | Indonesia
bandung | bandung | بنڈونگ, بانڈونگ | باندونغ | Indonesia
padang | padang | پاڈانگ | بادانغ | Indonesia
sumatra, sumatera | sumatra | سماٹرا | سومطرة | Indonesia
makassar, ujung pandang | makassar | مکاسر | ماكاسار | Indonesia
lombok | lombok | لومبوک | لومبوك | Indonesia
kuala lumpur, kl | kuala lumpur | کوالالمپور, کوالا لمپور | كوالالمبور, كوالا لمبور | Malaysia
penang, pulau pinang, pinang | penang | پینانگ | بينانغ, بينانج | Malaysia
kelantan | kelantan | کیلانتان | كلنتن | Malaysia
johor | johor | جوہور | جوهر, جوهور | Malaysia
bandar seri begawan | bandar seri begawan | بندر سری بگاوان | بندر سري بكاوان | Brunei
kampong glam, kampong gelam | kampong glam | کمپونگ گلام | كامبونغ غلام | Singapore
pattani, patani | pattani | پتانی, فطانی | فطاني, باتاني | Thailand
bangkok, krung thep | bangkok | بنکاک, بینکاک | بانكوك | Thailand
marawi | marawi | مراوی, ماراوی | مراوي, ماراوي | Philippines
mindanao | mindanao | منڈاناؤ, منداناؤ | مينداناو | Philippines
sulu, sulu archipelago | sulu, archipel de sulu | سولو | سولو, أرخبيل سولو | Philippines
manila, maynila | manille | منیلا | مانيلا | Philippines
tokyo | tokyo | ٹوکیو | طوكيو | Japan
seoul | séoul | سیول, سئول | سيول, سيئول | South Korea
nairobi | nairobi | نیروبی | نيروبي | Kenya
eastleigh, islii, little mogadishu | eastleigh | ایسٹ لی | إيستلي | Kenya
mombasa, mvita | mombasa | ممباسا, مومباسا | مومباسا, ممباسة | Kenya
kisumu | kisumu | کسومو | كيسومو | Kenya
lamu, lamu island | lamu, île de lamu | لامو | لامو | Kenya
garissa | garissa | گاریسا | غاريسا | Kenya
zanzibar, unguja, zanzibari | zanzibar, zanzibarite | زنجبار, زنزیبار | زنجبار | Tanzania
dar es salaam, dar-es-salaam | dar es salam, dar es salaam | دارالسلام, دار السلام | دار السلام | Tanzania
kampala | kampala | کمپالا | كمبالا | Uganda
mogadishu, muqdisho, xamar, hamar | mogadiscio | موغادیشو, مقدیشو | مقديشو, مقديشيو | Somalia
hargeisa, hargeysa | hargeisa | ہرگیسا | هرجيسا, هرغيسا | Somalia
somaliland | somaliland | صومالی لینڈ | أرض الصومال, صوماليلاند | Somalia
harar, harer, jegol | harar | ہرر, ہرار | هرر | Ethiopia
addis ababa, addis abeba, finfinne | addis-abeba | ادیس ابابا, عدیس ابابا | أديس أبابا, اديس ابابا | Ethiopia
dire dawa, dirre dhawa | dire dawa | دیرے داوا | دير داوا, ديرة داوا | Ethiopia
asmara | asmara | اسمارا | أسمرة | Eritrea
djibouti city, djibouti town | djibouti-ville | جبوتی شہر | مدينة جيبوتي | Djibouti
moroni | moroni | مورونی | موروني | Comoros
kano | kano | کانو | كانو | Nigeria
lagos | lagos | لاگوس | لاغوس | Nigeria
sokoto | sokoto | سوکوٹو, سکوتو | سوكوتو, صكتو | Nigeria
kaduna | kaduna | کدونا | كادونا | Nigeria
maiduguri | maiduguri | میدوگوری | مايدوغوري | Nigeria
abuja | abuja | ابوجا | أبوجا | Nigeria
ilorin | ilorin | الورین | إلورن, إيلورين | Nigeria
ibadan | ibadan | ابادان | إبادان | Nigeria
timbuktu, timbuctoo, tombouctou | tombouctou | ٹمبکٹو, تمبکتو | تمبكتو, تنبكتو | Mali
bamako | bamako | باماکو | باماكو | Mali
niamey | niamey | نیامے, نیامی | نيامي | Niger
n'djamena, ndjamena, fort-lamy | n'djamena, ndjamena | انجمینا | نجامينا, انجمينا | Chad
dakar | dakar | ڈاکار, ڈکار | داكار, دكار | Senegal
touba, tuba | touba | طوبیٰ, طوبا | طوبى, توبا | Senegal
kaolack, kaolakh | kaolack | کولخ, کاولاک | كولخ | Senegal
banjul | banjul | بانجول | بانجول | Gambia
conakry | conakry | کوناکری | كوناكري | Guinea
freetown | freetown | فری ٹاؤن | فريتاون | Sierra Leone
abidjan | abidjan | آبدجان, ابیجان | أبيدجان | Ivory Coast
ouagadougou, ouaga, wagadugu | ouagadougou, ouaga | واگادوگو, اواگادوگو | واغادوغو | Burkina Faso
accra | accra | اکرا | أكرا | Ghana
tamale, tamale ghana | tamale | تمالے | تامالي | Ghana
kumasi | kumasi | کماسی | كوماسي | Ghana
garoua | garoua | گاروا | غاروا | Cameroon
yaounde, yaoundé | yaoundé | یاؤندے | ياوندي | Cameroon
bangui | bangui | بانگی | بانغي | Central African Republic
blantyre | blantyre | بلانٹائر | بلانتاير | Malawi
cabo delgado | cabo delgado | کابو دلگادو | كابو ديلغادو | Mozambique
port louis | port-louis | پورٹ لوئس | بورت لويس | Mauritius
cape town, kaapstad | le cap, cape town | کیپ ٹاؤن | كيب تاون, مدينة الكاب | South Africa
bo-kaap, bo kaap, malay quarter | bo-kaap | بو کاپ | بو كاب | South Africa
johannesburg, joburg, jozi | johannesbourg, johannesburg | جوہانسبرگ | جوهانسبرغ, جوهانسبورغ | South Africa
soweto | soweto | سویٹو | سويتو | South Africa
durban, ethekwini | durban | ڈربن | ديربان, دوربان | South Africa
pretoria, tshwane | pretoria | پریٹوریا | بريتوريا | South Africa
port elizabeth, gqeberha | port elizabeth, gqeberha | پورٹ الزبتھ | بورت إليزابيث | South Africa
sarajevo, saraybosna | sarajevo | سرائیوو, سراجیوو | سراييفو | Bosnia and Herzegovina
mostar | mostar | موستار | موستار | Bosnia and Herzegovina
srebrenica | srebrenica | سربرینیتسا, سریبرینیتسا, سریبرینیکا | سربرنيتسا, سريبرينيتسا | Bosnia and Herzegovina
zenica | zenica | زینیتسا | زينيتسا | Bosnia and Herzegovina
pristina, prishtina | pristina | پرسٹینا, پریشتینا | بريشتينا | Kosovo
prizren | prizren | پریزرین | بريزرن | Kosovo
tirana, tirane | tirana | تیرانا | تيرانا | Albania
skopje, shkup, uskup | skopje | اسکوپیے, اسکوپجے | سكوبيه, سكوبي | North Macedonia
novi pazar, yeni pazar | novi pazar | نووی پازار | نوفي بازار | Serbia
plovdiv, filibe | plovdiv | پلوودیو | بلوفديف | Bulgaria
komotini, gumulcine | komotini | کوموتینی | كوموتيني | Greece
athens, athina | athènes | ایتھنز | أثينا | Greece
grozny | grozny | گروزنی | غروزني | Russia
chechnya, chechen, chechens | tchétchénie, tchétchène | چیچنیا, چیچن | الشيشان, شيشاني | Russia
dagestan, daghestan | daghestan | داغستان | داغستان | Russia
makhachkala | makhatchkala | مخاچ قلعہ | محج قلعة | Russia
kazan, qazan | kazan | قازان, کازان | قازان, كازان | Russia
tatarstan, tatar, tatars | tatarstan, tatar, tatare | تاتارستان, تاتار | تتارستان, تتار | Russia
moscow, moskva | moscou | ماسکو | موسكو | Russia
crimea, qirim, krym | crimée | کریمیا, قرم | القرم, شبه جزيرة القرم | Ukraine
ontario | ontario | اونٹاریو, انٹاریو | أونتاريو, اونتاريو | Canada
quebec, quebec province, la belle province | québec, province de québec | کیوبک, کیوبیک | كيبيك, كيبك, مقاطعة كيبك | Canada
british columbia, bc | colombie-britannique | برٹش کولمبیا | كولومبيا البريطانية, بريتيش كولومبيا | Canada
alberta | alberta | البرٹا | ألبرتا, البرتا | Canada
saskatchewan | saskatchewan | سسکیچوان, ساسکچیوان | ساسكاتشوان | Canada
manitoba | manitoba | مینیٹوبا, منی ٹوبا | مانيتوبا | Canada
nova scotia | nouvelle-écosse | نووا سکوشیا, نووا اسکوشیا | نوفا سكوشا, نوفا سكوتيا | Canada
new brunswick | nouveau-brunswick | نیو برنزوک | نيو برونزويك | Canada
newfoundland and labrador, newfoundland, labrador | terre-neuve-et-labrador, terre-neuve | نیو فاؤنڈ لینڈ, لیبراڈور | نيوفاوندلاند, لابرادور | Canada
prince edward island, pei | île-du-prince-édouard | پرنس ایڈورڈ آئی لینڈ | جزيرة الأمير إدوارد | Canada
yukon | yukon | یوکون | يوكون | Canada
northwest territories, nwt | territoires du nord-ouest | شمال مغربی علاقہ جات, نارتھ ویسٹ ٹیریٹریز | الأقاليم الشمالية الغربية | Canada
nunavut | nunavut | نوناوت | نونافوت | Canada
toronto, gta, greater toronto | toronto, grand toronto | ٹورنٹو, ٹورانٹو | تورنتو, تورونتو | Canada
scarborough | scarborough | سکاربرو, اسکاربرو | سكاربورو | Canada
north york | north york | نارتھ یارک | نورث يورك | Canada
mississauga | mississauga | مسی ساگا, مسساگا | ميسيساغا, ميسيسوغا | Canada
brampton | brampton | برامپٹن | برامبتون | Canada
milton | milton | ملٹن | ميلتون | Canada
oakville | oakville | اوک ول | أوكفيل | Canada
markham | markham | مارکھم | ماركهام | Canada
vaughan | vaughan | وان, وون | فوغان | Canada
richmond hill | richmond hill | رچمنڈ ہل | ريتشموند هيل | Canada
ajax, ajax ontario | ajax | ایجیکس | أجاكس | Canada
oshawa | oshawa | اوشاوا | أوشاوا | Canada
hamilton, hamilton ontario | hamilton | ہیملٹن | هاميلتون, هاملتون | Canada
kitchener, kitchener-waterloo | kitchener | کچنر | كيتشنر | Canada
guelph | guelph | گیلف, گویلف | غويلف, جويلف | Canada
london ontario, london canada | london en ontario, london ontario | لندن اونٹاریو, لندن کینیڈا | لندن أونتاريو, لندن كندا | Canada
windsor, windsor ontario | windsor | ونڈسر | وندسور, ويندزور | Canada
ottawa | ottawa | اوٹاوا, آٹوا | أوتاوا, اوتاوا | Canada
kingston, kingston ontario | kingston | کنگسٹن | كينغستون | Canada
niagara falls, niagara | niagara falls, chutes du niagara | نیاگرا فالز, نیاگرا | شلالات نياغرا, نياغارا | Canada
barrie | barrie | بیری | باري | Canada
sudbury | sudbury, grand sudbury | سڈبری | سدبري | Canada
thunder bay | thunder bay | تھنڈر بے | ثاندر باي | Canada
montreal, mtl | montréal | مانٹریال, مونٹریال | مونتريال | Canada
laval | laval | لاوال | لافال | Canada
longueuil | longueuil | لونگائے | لونغوي | Canada
quebec city, ville de quebec | ville de québec | کیوبک سٹی, کیوبک شہر | مدينة كيبك, كيبك سيتي | Canada
gatineau | gatineau | گیٹینو, گاتینو | غاتينو, جاتينو | Canada
sherbrooke | sherbrooke | شیربروک | شيربروك | Canada
vancouver | vancouver | وینکوور | فانكوفر | Canada
surrey, surrey bc | surrey | سرے | ساري | Canada
burnaby | burnaby | برنابی | برنابي | Canada
victoria, victoria bc | victoria | وکٹوریا | فيكتوريا | Canada
calgary, yyc | calgary | کیلگری, کیلگیری | كالغاري, كالجاري | Canada
edmonton, yeg | edmonton | ایڈمنٹن | إدمونتون, ادمنتون | Canada
fort mcmurray | fort mcmurray | فورٹ میک مری | فورت ماكموري | Canada
lac la biche | lac la biche | لاک لا بیش | لاك لا بيش | Canada
regina | regina, régina | ریجائنا | ريجينا, ريجاينا | Canada
saskatoon | saskatoon | سسکاٹون, ساسکاٹون | ساسكاتون | Canada
winnipeg | winnipeg | ونی پیگ, وینی پیگ | وينيبيغ, وينيبيج | Canada
halifax, halifax nova scotia | halifax | ہیلی فیکس | هاليفاكس | Canada
moncton | moncton | مونکٹن | مونكتون | Canada
st. john's, st johns, saint john's | saint-jean de terre-neuve, saint-jean | سینٹ جانز | سانت جونز | Canada
charlottetown | charlottetown | شارلٹ ٹاؤن | شارلوت تاون | Canada
whitehorse | whitehorse | وائٹ ہارس | وايت هورس | Canada
london, london england | londres | لندن | لندن | United Kingdom
whitechapel, tower hamlets, east london | whitechapel, est de londres | وائٹ چیپل, ٹاور ہیملٹس, مشرقی لندن | وايت تشابل, شرق لندن | United Kingdom
southall | southall | ساؤتھ ہال | ساوثهول | United Kingdom
birmingham, brum | birmingham | برمنگھم | برمنغهام, برمنجهام | United Kingdom
manchester | manchester | مانچسٹر | مانشستر | United Kingdom
bradford | bradford | بریڈفورڈ | برادفورد | United Kingdom
leeds | leeds | لیڈز | ليدز | United Kingdom
leicester | leicester | لیسٹر | ليستر | United Kingdom
luton | luton | لوٹن | لوتون | United Kingdom
sheffield | sheffield | شیفیلڈ | شيفيلد | United Kingdom
liverpool | liverpool | لیورپول | ليفربول | United Kingdom
oldham | oldham | اولڈہم | أولدهام | United Kingdom
bolton | bolton | بولٹن | بولتون | United Kingdom
blackburn | blackburn | بلیک برن | بلاكبيرن | United Kingdom
dewsbury | dewsbury | ڈیوزبری | ديوسبري | United Kingdom
nottingham | nottingham | ناٹنگھم | نوتنغهام | United Kingdom
coventry | coventry | کوونٹری | كوفنتري | United Kingdom
wolverhampton | wolverhampton | وولورہمپٹن | ولفرهامبتون | United Kingdom
stoke-on-trent, stoke | stoke-on-trent | اسٹوک آن ٹرینٹ, سٹوک | ستوك أون ترينت, ستوك | United Kingdom
newcastle, newcastle upon tyne | newcastle | نیوکاسل | نيوكاسل | United Kingdom
slough | slough | سلاؤ | سلاو | United Kingdom
high wycombe | high wycombe | ہائی وکم | هاي ويكوم | United Kingdom
oxford | oxford | آکسفورڈ | أكسفورد, اكسفورد | United Kingdom
cambridge | cambridge | کیمبرج | كامبريدج, كمبردج | United Kingdom
woking | woking | ووکنگ | ووكينغ | United Kingdom
bristol | bristol | برسٹل | بريستول | United Kingdom
cardiff, caerdydd | cardiff | کارڈف | كارديف | United Kingdom
glasgow | glasgow | گلاسگو | غلاسكو, غلاسغو, جلاسجو | United Kingdom
edinburgh | édimbourg | ایڈنبرا | إدنبرة, ادنبره | United Kingdom
belfast | belfast | بیلفاسٹ | بلفاست | United Kingdom
dublin, baile atha cliath | dublin | ڈبلن | دبلن | Ireland
new york, new york city, nyc | new york | نیویارک, نیو یارک | نيويورك | United States
buffalo, buffalo new york | buffalo | بفیلو | بوفالو | United States
new jersey | new jersey | نیو جرسی | نيوجيرسي | United States
chicago | chicago | شکاگو | شيكاغو, شيكاجو | United States
illinois | illinois | الینوائے | إلينوي | United States
dearborn, dearborn michigan | dearborn | ڈیئربورن | ديربورن | United States
detroit | détroit | ڈیٹرائٹ | ديترويت | United States
michigan | michigan | مشی گن | ميشيغان, ميشيجان | United States
minneapolis | minneapolis | منیاپولس | مينيابوليس | United States
minnesota | minnesota | منیسوٹا | مينيسوتا | United States
houston | houston | ہیوسٹن | هيوستن | United States
dallas | dallas | ڈیلس, ڈیلاس | دالاس | United States
austin | austin | آسٹن | أوستن | United States
texas | texas | ٹیکساس | تكساس | United States
los angeles, l.a. | los angeles | لاس اینجلس | لوس أنجلوس, لوس انجليس | United States
san francisco, bay area | san francisco | سان فرانسسکو | سان فرانسيسكو | United States
san diego | san diego | سان ڈیاگو | سان دييغو, سان دييجو | United States
sacramento | sacramento | سیکرامنٹو | ساكرامنتو | United States
california | californie | کیلیفورنیا | كاليفورنيا | United States
washington, washington dc, dc, district of columbia | washington | واشنگٹن, واشنگٹن ڈی سی | واشنطن, واشنطن العاصمة | United States
virginia | virginie | ورجینیا, ورجینیہ | فرجينيا, فيرجينيا | United States
baltimore | baltimore | بالٹی مور | بالتيمور | United States
maryland | maryland | میری لینڈ | ماريلاند, ميريلاند | United States
philadelphia, philly | philadelphie | فلاڈیلفیا | فيلادلفيا | United States
pennsylvania | pennsylvanie | پنسلوانیا | بنسلفانيا | United States
pittsburgh | pittsburgh | پٹسبرگ | بيتسبرغ | United States
boston | boston | بوسٹن | بوسطن | United States
massachusetts | massachusetts | میساچوسٹس | ماساتشوستس | United States
atlanta | atlanta | اٹلانٹا | أتلانتا | United States
georgia usa, state of georgia | géorgie américaine | جارجیا امریکہ, ریاست جارجیا | ولاية جورجيا, جورجيا الأمريكية | United States
miami | miami | میامی | ميامي | United States
florida | floride | فلوریڈا | فلوريدا | United States
columbus | columbus | کولمبس | كولومبوس | United States
ohio | ohio | اوہائیو | أوهايو | United States
seattle | seattle | سیئٹل, سیاٹل | سياتل | United States
phoenix | phoenix | فینکس | فينيكس | United States
arizona | arizona | ایریزونا | أريزونا | United States
denver | denver | ڈینور | دنفر | United States
colorado | colorado | کولوراڈو | كولورادو | United States
nashville | nashville | نیش ول | ناشفيل | United States
tennessee | tennessee | ٹینیسی | تينيسي | United States
north carolina | caroline du nord | نارتھ کیرولائنا, شمالی کیرولائنا | كارولاينا الشمالية, نورث كارولاينا | United States
new orleans | la nouvelle-orléans, nouvelle-orléans | نیو اورلینز | نيو أورلينز | United States
louisiana | louisiane | لوزیانا | لويزيانا | United States
paris | paris | پیرس | باريس | France
saint-denis, seine-saint-denis, st denis | saint-denis, seine-saint-denis | سینٹ ڈینس, ساں دنی | سان دوني, سين سان دوني | France
marseille, marseilles | marseille | مارسیل, مارسے | مرسيليا, مارسيليا | France
lyon, lyons | lyon | لیوں, لیون | ليون | France
toulouse | toulouse | تولوز, ٹولوز | تولوز | France
nice, nice france | nice | نیس | نيس | France
lille | lille | لیل | ليل | France
strasbourg | strasbourg | اسٹراسبرگ, سٹراسبرگ | ستراسبورغ | France
bordeaux | bordeaux | بورڈو, بوردو | بوردو | France
nantes | nantes | نانت | نانت | France
montpellier | montpellier | مونپیلیے, مونٹ پیلیئر | مونبلييه, مونبيلييه | France
grenoble | grenoble | گرونوبل | غرونوبل | France
mayotte, maore | mayotte | مایوٹ | مايوت | France
mulhouse | mulhouse | مولہاؤس | مولوز | France
reunion island, la reunion | la réunion, île de la réunion | ری یونین جزیرہ, ری یونین | لا ريونيون, ريونيون | France
berlin | berlin | برلن | برلين | Germany
hamburg | hambourg | ہیمبرگ | هامبورغ, هامبورج | Germany
munich, munchen, münchen | munich | میونخ | ميونخ, ميونيخ | Germany
cologne, koln, köln | cologne | کولون | كولونيا, كولن | Germany
frankfurt, frankfurt am main | francfort | فرینکفرٹ | فرانكفورت | Germany
stuttgart | stuttgart | شٹٹگارٹ, اسٹٹگارٹ | شتوتغارت | Germany
dusseldorf, düsseldorf | düsseldorf | ڈسلڈورف | دوسلدورف | Germany
duisburg | duisbourg | ڈوئسبرگ | دويسبورغ | Germany
dortmund | dortmund | ڈورٹمنڈ | دورتموند | Germany
bremen | brême | بریمن | بريمن | Germany
hanover, hannover | hanovre | ہینوور | هانوفر | Germany
leipzig | leipzig | لائپزش, لیپزگ | لايبزيغ | Germany
nuremberg, nürnberg, nurnberg | nuremberg | نیورمبرگ | نورمبرغ | Germany
mannheim | mannheim | مانہائم | مانهايم | Germany
bonn | bonn | بون | بون | Germany
vienna, wien | vienne | ویانا | فيينا | Austria
zurich, zürich | zurich | زیورخ | زيورخ | Switzerland
geneva, geneve, genf | genève | جنیوا | جنيف | Switzerland
brussels, bruxelles, brussel | bruxelles | برسلز | بروكسل | Belgium
molenbeek | molenbeek | مولن بیک | مولنبيك | Belgium
antwerp, antwerpen, anvers | anvers | اینٹورپ | أنتويرب, أنفرس | Belgium
liege, liège, luik | liège | لییج | لييج | Belgium
amsterdam | amsterdam | ایمسٹرڈیم | أمستردام, امستردام | Netherlands
rotterdam | rotterdam | روٹرڈیم | روتردام | Netherlands
the hague, den haag | la haye | ہیگ, دی ہیگ | لاهاي | Netherlands
utrecht | utrecht | یوٹریخٹ | أوتريخت | Netherlands
stockholm | stockholm | اسٹاک ہوم, سٹاک ہوم | ستوكهولم | Sweden
malmo, malmö | malmö | مالمو | مالمو | Sweden
gothenburg, goteborg, göteborg | göteborg | گوتھنبرگ, گوٹن برگ | غوتنبرغ, يوتوبوري | Sweden
oslo | oslo | اوسلو | أوسلو, اوسلو | Norway
bergen | bergen | برگن | بيرغن | Norway
copenhagen, kobenhavn, københavn | copenhague | کوپن ہیگن | كوبنهاغن, كوبنهاجن | Denmark
aarhus, arhus | aarhus | آرہس | آرهوس | Denmark
helsinki | helsinki | ہیلسنکی | هلسنكي | Finland
madrid | madrid | میڈرڈ | مدريد | Spain
barcelona | barcelone | بارسلونا | برشلونة | Spain
granada, gharnata | grenade | غرناطہ | غرناطة | Spain
cordoba, cordova, qurtuba | cordoue | قرطبہ | قرطبة | Spain
seville, sevilla, ishbiliya | séville | اشبیلیہ | إشبيلية | Spain
andalusia, al-andalus, andalus | andalousie, al-andalus | اندلس | الأندلس, أندلوسيا | Spain
ceuta, sebta | ceuta | سبتہ | سبتة | Spain
lisbon, lisboa | lisbonne | لزبن | لشبونة | Portugal
rome, roma | rome | روم | روما | Italy
milan, milano | milan | میلان | ميلانو, ميلان | Italy
turin, torino | turin | تورین | تورينو | Italy
palermo | palerme | پالرمو | باليرمو | Italy
sicily, sicilia | sicile | صقلیہ, سسلی | صقلية | Italy
sydney | sydney | سڈنی | سيدني, سدني | Australia
lakemba | lakemba | لاکمبا | لاكمبا | Australia
melbourne | melbourne | میلبورن, ملبورن | ملبورن, ميلبورن | Australia
brisbane | brisbane | برسبین | بريزبن, بريسبان | Australia
perth | perth | پرتھ | بيرث | Australia
adelaide | adélaïde | ایڈیلیڈ | أديلايد, اديليد | Australia
canberra | canberra | کینبرا | كانبرا | Australia
auckland | auckland | آکلینڈ | أوكلاند | New Zealand
christchurch | christchurch | کرائسٹ چرچ | كرايستشيرش, كرايست تشيرش | New Zealand
wellington | wellington | ویلنگٹن | ولينغتون, ويلنغتون | New Zealand
`;
