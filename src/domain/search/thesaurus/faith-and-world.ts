/** Words that mean the same: English | French | Urdu | Arabic. No native reader has seen the French, Urdu and Arabic yet. */
export const FAITH_AND_WORLD = `
pray, prayer, salah, salat, namaz, namaaz, prostrate, sujood, sajda, bow down | prier, prière, salat, prosternation | نماز, نمازیں, سجدہ | صلاة, صلوات, يصلي, أصلي, سجود
dawn prayer, fajr, subh, sehar, morning prayer | fajr, prière de l'aube | فجر, نماز فجر | الفجر, صلاة الفجر, صلاة الصبح
sunset prayer, maghrib, evening prayer | maghrib, prière du coucher du soleil | مغرب, نماز مغرب | المغرب, صلاة المغرب
night prayer, isha, tahajjud, taraweeh, tarawih, qiyam | icha, tarawih, prière de la nuit | عشاء, تراویح, تہجد | العشاء, التراويح, التهجد, قيام الليل
noon prayer, dhuhr, zuhr, zohr, duhr, asr, afternoon prayer | dohr, asr, prière de midi | ظہر, عصر | الظهر, العصر, صلاة الظهر
friday prayer, jumma, jummah, jumu'ah, juma, khutbah, friday sermon | prière du vendredi, joumoua | جمعہ, نماز جمعہ, جمعے | الجمعة, صلاة الجمعة
prayer times, prayer timetable, prayer app, prayer schedule, when to pray | heures de prière, horaires de prière | نماز کے اوقات, اوقات نماز | مواقيت الصلاة, أوقات الصلاة
call to prayer, adhan, azan, athan, adhaan, ezan, muezzin | appel à la prière, adhan, muezzin | اذان, اذانیں, موذن, مؤذن | أذان, الأذان, مؤذن
prayer mat, prayer rug, prayer carpet, janamaz, jai namaz, musalla, sajjada, sajadah, seccade | tapis de prière | جائے نماز, جانماز, مصلیٰ | سجادة, سجادة صلاة, مصلية
prayer beads, tasbih, tasbeeh, misbaha, subha, rosary, tesbih | chapelet, misbaha | تسبیح, تسبیحیں | مسبحة, سبحة, تسبيح
prayer room, musalla, quiet room, multi-faith room, place to pray | salle de prière, lieu de prière | نماز کا کمرہ, نماز کی جگہ | مصلى, غرفة الصلاة
qibla, qiblah, direction of prayer, facing mecca, compass | qibla, direction de la prière, boussole | قبلہ, قبلہ رخ | قبلة, القبلة, اتجاه القبلة
ablution, wudu, wudhu, wuzu, abdest, wash before prayer, ghusl | ablutions, woudou | وضو, غسل | وضوء, أتوضأ, غسل, طهارة
fast, fasting, roza, sawm, siyam, oruç, puasa, hungry all day | jeûne, jeûner, le jeûne | روزہ, روزے, روزہ دار | صيام, صوم, صائم, أصوم
ramadan, ramadhan, ramzan, ramazan, holy month, fasting month | ramadan, mois sacré | رمضان, ماہ رمضان | رمضان, شهر رمضان
iftar, iftaar, aftari, iftari, break the fast, breaking fast, opening fast, fatoor, buka puasa | iftar, rupture du jeûne, ftour | افطار, افطاری | إفطار, الإفطار, فطور رمضان
suhoor, sehri, sahur, suhur, sahari, pre-dawn meal | souhour, shour, repas avant l'aube | سحری, سحر | سحور, السحور
eid, eid al-fitr, eid ul fitr, bayram, hari raya, eid mubarak, choti eid | aïd, aïd el-fitr, fête de la fin du ramadan | عید, عید الفطر, میٹھی عید, عید مبارک | عيد, عيد الفطر, عيد مبارك
eid al-adha, eid ul adha, bakra eid, qurbani, sacrifice, big eid, kurban bayram, udhiyah | aïd el-kébir, aïd el-adha, sacrifice, fête du mouton | بقر عید, عید الاضحی, قربانی | عيد الأضحى, أضحية, العيد الكبير
eidi, eid money, eidiya, eid gift | étrennes de l'aïd, argent de l'aïd | عیدی | عيدية, العيدية
new moon, moon sighting, crescent, hilal, chand raat | croissant, nouvelle lune, nuit du doute | چاند رات, ہلال, نیا چاند | هلال, رؤية الهلال
night of power, laylat al-qadr, shab e qadr, laylatul qadr, last ten nights | nuit du destin | شب قدر, لیلۃ القدر | ليلة القدر
quran, koran, qur'an, holy book, mushaf, scripture, sacred book | coran, livre saint, livre sacré | قرآن, قرآن پاک, قرآن مجید | قرآن, القرآن الكريم, مصحف
surah, sura, ayah, verse, fatiha, yasin, yaseen, ayatul kursi | sourate, verset | سورت, سورہ, آیت, آیات | سورة, سور, آية, آيات
recite, recitation, tilawah, tilawat, tajweed, qari, chant | réciter, récitation, psalmodie | تلاوت, قراءت, تجوید, قاری | تلاوة, ترتيل, تجويد, قارئ
hafiz, hafez, memorise quran, memorize, hifz, know by heart, learn by heart | mémoriser le coran, hafiz, par cœur | حافظ, حفظ, حافظ قرآن | حافظ, حفظ القرآن, تحفيظ
mosque, masjid, masajid, jami, camii, cami, musjid, minaret, dome | mosquée, mosquées, minaret | مسجد, مساجد, مینار | مسجد, مساجد, جامع, مئذنة
madrasa, madrassa, madrasah, quran school, dugsi, maktab, sunday school, islamic school | école coranique, médersa, madrasa | مدرسہ, مدرسے, مکتب | مدرسة قرآنية, كتاتيب, حلقة تحفيظ
imam, maulana, mullah, moulvi, molvi, sheikh, shaykh, hodja, alim, scholar | imam, cheikh, savant | امام, مولانا, مولوی, امام صاحب | إمام, شيخ, عالم دين, خطيب
sermon, khutbah, preach, bayan, lecture, dars, religious talk | sermon, prêche, prône | خطبہ, بیان, درس, وعظ | خطبة, موعظة, درس
zakat, zakah, zakaat, alms, fitrana, fitrah, tithe | zakat, aumône | زکوٰۃ, زکات, فطرانہ | زكاة, الزكاة, زكاة الفطر
sadaqah, sadaqa, sadqa, khairat, give to the poor, good deed, almsgiving | aumône, sadaqa, bonne action | صدقہ, خیرات, نیکی | صدقة, صدقات, حسنة, عمل خير
hajj, haj, umrah, umra, pilgrimage, pilgrim, hajji, haji | hajj, pèlerinage, pèlerin, omra | حج, عمرہ, حاجی | حج, عمرة, حاج, حجاج
mecca, makkah, kaaba, ka'bah, medina, madinah, holy city | la mecque, médine, kaaba | مکہ, مدینہ, کعبہ, خانہ کعبہ | مكة, المدينة المنورة, الكعبة
zamzam, zam zam, holy water, blessed water | eau de zamzam, eau bénite | آب زم زم, زم زم | زمزم, ماء زمزم
dua, du'a, supplication, invocation, pray for, dua'a, plead with god | invocation, doua, supplication | دعا, دعائیں, دعا مانگنا | دعاء, أدعية, أدعو
god, allah, lord, almighty, creator, khuda, rabb, maker | dieu, allah, seigneur | اللہ, خدا, رب | الله, رب, خالق
prophet, muhammad, messenger, rasul, nabi, pbuh, mawlid, milad | prophète, messager, mouloud | نبی, رسول, پیغمبر, میلاد النبی | نبي, رسول, أنبياء, المولد النبوي
faith, belief, believe, iman, religion, deen, religious, devout, pious | foi, croyance, croire, religion | ایمان, دین, مذہب, عقیدہ | إيمان, دين, عقيدة, مؤمن
muslim, muslims, islam, islamic, moslem, ummah, shia, sunni | musulman, musulmane, musulmans, islam | مسلمان, اسلام, مسلم, امت | مسلم, مسلمة, مسلمون, إسلام
convert, revert, shahada, became muslim, new muslim, embrace islam, conversion | converti, convertie, conversion, chahada | نو مسلم, اسلام قبول کرنا, کلمہ | معتنق الإسلام, أسلم, شهادة, مسلم جديد
blessing, barakah, barkat, bless, blessed, baraka, grace | bénédiction, bénir, béni, baraka | برکت, برکتیں, رحمت | بركة, بركات, مبارك
salaam, salam, assalamu alaikum, peace be upon you, greeting, selam, say hello | salam, salutation, que la paix soit sur vous | سلام, السلام علیکم | سلام, السلام عليكم, تحية
inshallah, insha'allah, god willing, if god wills | si dieu le veut, inchallah | ان شاء اللہ, انشاءاللہ | إن شاء الله
alhamdulillah, thank god, praise god, hamdulillah, shukr, praise be to god | louange à dieu, dieu merci, hamdoulillah | الحمد للہ, خدا کا شکر | الحمد لله, شكر لله
bismillah, in the name of god, say grace, before eating | bismillah, au nom de dieu | بسم اللہ | بسم الله, التسمية
mashallah, masha'allah, evil eye, nazar, hamsa, charm, amulet, taweez | mauvais œil, machallah, amulette | ماشاءاللہ, نظر بد, تعویذ | ما شاء الله, عين الحسد, حسد, تعويذة
heaven, paradise, jannah, jannat, afterlife, hereafter, akhirah, next world | paradis, au-delà | جنت, آخرت, بہشت | جنة, الجنة, آخرة
hell, jahannam, devil, shaytan, shaitan, satan, iblis | enfer, diable, satan | جہنم, دوزخ, شیطان | جهنم, شيطان
angel, angels, malak, farishta, jibreel, gabriel | ange, anges | فرشتہ, فرشتے | ملاك, ملائكة, جبريل
jinn, djinn, ghost, haunted, jin, spook | djinn, fantôme, esprit | جن, بھوت, جنات | جن, شبح, أشباح, أرواح
soul, spirit, ruh, spiritual, inner life | âme, esprit, spirituel | روح, روحانی | روح, روحاني
sin, sinful, sinned, haram, forbidden, wrongdoing, gunah | péché, interdit, haram | گناہ, حرام | ذنب, حرام, خطيئة
halal, halaal, permitted, lawful food, halal meat, zabiha, no pork | halal, viande halal, licite | حلال, حلال گوشت | حلال, لحم حلال, ذبيحة
christian, christianity, jesus, bible, gospel, isa, catholic, protestant | chrétien, chrétienne, bible, jésus | عیسائی, مسیحی, انجیل, حضرت عیسیٰ | مسيحي, مسيحيون, إنجيل, عيسى
church, chapel, cathedral, parish, congregation, steeple, church hall | église, chapelle, cathédrale, paroisse | گرجا, چرچ, گرجا گھر | كنيسة, كنائس, كاتدرائية
priest, vicar, pastor, reverend, clergy, chaplain, bishop | prêtre, curé, pasteur, aumônier | پادری, بشپ | قس, كاهن, خوري, قسيس
nun, convent, monk, monastery, abbey | religieuse, bonne sœur, moine, monastère | راہبہ, راہب, خانقاہ | راهبة, راهب, دير
jewish, jew, judaism, rabbi, torah, kosher, shabbat, sabbath | juif, juive, rabbin, torah, casher | یہودی, ربی, تورات | يهودي, يهود, حاخام, توراة
synagogue, shul, jewish temple | synagogue | یہودی عبادت گاہ, کنیسہ | كنيس, معبد يهودي
hindu, hinduism, temple, mandir, diwali, holi, puja | hindou, hindouisme, temple, diwali | ہندو, مندر, دیوالی | هندوسي, معبد, ديوالي
sikh, gurdwara, langar, turban, guru, guru nanak | sikh, gurdwara, turban | سکھ, گردوارہ, لنگر, پگڑی | سيخ, سيخي, عمامة
buddhist, buddha, buddhism, meditation, meditate | bouddhiste, bouddha, méditation | بدھ مت, بدھ | بوذي, بوذا, تأمل
interfaith, multi-faith, other faiths, different religions, dialogue, open mosque day | interreligieux, interconfessionnel, dialogue des religions | بین المذاہب, مختلف مذاہب | حوار الأديان, بين الأديان, أديان أخرى
atheist, no religion, non-believer, unbeliever, not religious, agnostic | athée, non-croyant, sans religion | ملحد, لادین, بے دین | ملحد, غير مؤمن, لا ديني
christmas, xmas, nativity, christmas tree, santa, father christmas, carols | noël, sapin, père noël, crèche | کرسمس, بڑا دن | عيد الميلاد, الكريسماس, بابا نويل
easter, easter eggs, good friday | pâques, carême, œufs de pâques | ایسٹر | عيد الفصح, الصوم الكبير
new year, nowruz, norooz, new year's eve, hijri new year, muharram, ashura | nouvel an, norouz, achoura | نیا سال, نوروز, محرم, عاشورہ | رأس السنة, نوروز, عاشوراء, محرم
celebration, celebrate, party, feast, festival, festivity, dawat, gathering | fête, fêter, célébration, festin | جشن, دعوت, تہوار, تقریب | احتفال, حفلة, عزومة, مهرجان
birthday, birthdays, salgirah, birthday cake, turned seven, candles | anniversaire, gâteau d'anniversaire | سالگرہ, جنم دن | عيد ميلاد, ميلاد
henna, mehndi, mehendi, hina, henna night, kina | henné, soirée du henné | مہندی, حنا | حناء, حنة, ليلة الحناء
hijab, headscarf, scarf, head scarf, veil, dupatta, tudung, shayla, esarp, headcovering | hijab, foulard, voile | حجاب, دوپٹہ, اسکارف, پردہ | حجاب, وشاح, خمار, طرحة, إيشارب
niqab, burqa, burka, face veil, abaya, chador, jilbab, purdah | niqab, burqa, abaya, voile intégral | نقاب, برقع, عبایا, چادر | نقاب, برقع, عباءة, جلباب
modest, modesty, covered, cover up, cover hair, haya, long sleeves | pudeur, pudique, se couvrir | حیا, شرم و حیا, ڈھانپنا | حشمة, حياء, احتشام, ستر
take off hijab, unveil, uncovered, remove scarf, stopped wearing hijab, bare head | enlever le voile, dévoilée, tête nue | حجاب اتارنا, ننگے سر | خلع الحجاب, نزع الحجاب, سافرة
hijab ban, headscarf ban, not allowed to cover, veil law, burkini ban, secularism | interdiction du voile, laïcité, loi sur le voile | حجاب پر پابندی | حظر الحجاب, منع الحجاب, علمانية
prayer cap, kufi, taqiyah, topi, skullcap, fez, turban, takke, songkok, keffiyeh | calotte, chéchia, turban, keffieh | ٹوپی, پگڑی, عمامہ | طاقية, طربوش, عمامة, كوفية
beard, moustache, mustache, bearded, shave, dadhi | barbe, moustache, barbu | داڑھی, مونچھ | لحية, شارب, ملتح
birth, born, childbirth, give birth, labour, labor, gave birth | naissance, naître, accouchement, accoucher | پیدائش, ولادت, پیدا ہونا | ولادة, مولد, ميلاد, ولدت
baby, newborn, infant, babies, bacha, little one, bebe | bébé, nouveau-né, nourrisson | بچہ, نومولود, شیرخوار, ننھا | رضيع, مولود, طفل, بيبي
pregnant, pregnancy, expecting, expectant, baby bump, miscarriage | enceinte, grossesse, fausse couche | حاملہ, حمل, امید سے | حامل, حمل, إجهاض
midwife, dai, birth attendant, doula, maternity, maternity ward | sage-femme, maternité | دائی, زچگی | قابلة, داية, ولادة
aqiqah, aqeeqah, naming ceremony, baby naming, name-giving, christening, baptism | baptême, aqiqa, cérémonie du nom | عقیقہ, نام رکھنا | عقيقة, تسمية المولود, سبوع
breastfeed, nurse a baby, breast milk, baby bottle, dummy, pacifier, nappy, diaper | allaiter, biberon, couche, tétine | دودھ پلانا, فیڈر, لنگوٹ | رضاعة طبيعية, حفاض, رضاعة
adopt, adoption, foster, foster family, foster child, orphanage | adopter, adoption, famille d'accueil | گود لینا, لے پالک, رضاعی خاندان | تبني, كفالة, أسرة حاضنة
orphan, orphans, yateem, yatim, fatherless, motherless | orphelin, orpheline, orphelins | یتیم, یتیم بچے | يتيم, يتيمة, أيتام
marriage, marry, married, nikah, nikkah, katb kitab, wedlock, get married | mariage, se marier, marié, mariée | شادی, نکاح, بیاہ | زواج, نكاح, كتب كتاب, متزوج
wedding, shaadi, shadi, walima, reception, wedding day, wedding party, barat, dugun | noces, mariage, fête de mariage | شادی, ولیمہ, بارات | عرس, زفاف, فرح, وليمة
bride, groom, bridegroom, dulhan, dulha, arusa, newlyweds | mariée, fiancée, jeune marié | دلہن, دولہا | عروس, عريس, عرسان
engaged, engagement, fiance, fiancee, betrothed, mangni, khutuba, propose, proposal, rishta | fiançailles, fiancé, fiancée, demande en mariage | منگنی, منگیتر, رشتہ | خطوبة, خطيب, خطيبة, خطبة
dowry, mahr, mehr, jahez, bride price, trousseau | dot, mahr, trousseau | مہر, جہیز | مهر, صداق, جهاز العروس
matchmaker, arranged marriage, forced marriage, find a husband, find a wife | mariage arrangé, mariage forcé, marieuse | ارینج میرج, زبردستی کی شادی, رشتے والی | زواج تقليدي, زواج قسري, خطابة
divorce, divorced, talaq, separation, separated, split up, khula, broken home | divorce, divorcé, divorcée, séparation | طلاق, خلع, علیحدگی | طلاق, مطلقة, خلع, انفصال
single mother, single parent, lone parent, alone with children | mère célibataire, parent seul, mère seule | اکیلی ماں, تنہا ماں | أم عزباء, أم وحيدة, والد وحيد
widow, widower, widowed, lost her husband, lost his wife, bewa | veuve, veuf | بیوہ, رنڈوا | أرملة, أرمل, أرامل
die, death, dead, died, passed away, dying, intiqal, wafat, lost him, lost her | mort, mourir, décès, décédé | موت, وفات, انتقال, مر گیا | موت, وفاة, مات, توفي, متوفى
funeral, janazah, janaza, funeral prayer, wake, cenaze, mourners | funérailles, enterrement, obsèques, janaza | جنازہ, نماز جنازہ | جنازة, صلاة الجنازة, تشييع
burial, bury, buried, laid to rest, dafan, lower into the ground | enterrer, inhumation, enterré | تدفین, دفن, دفنانا | دفن, دفنا, مدفون
grave, cemetery, graveyard, tomb, qabar, qabr, qabristan, tombstone, headstone, gravestone, shrine | tombe, cimetière, pierre tombale | قبر, قبریں, قبرستان, مزار | قبر, قبور, مقبرة, ضريح
shroud, kafan, coffin, casket, bier, washing the dead, wash the body | linceul, cercueil, toilette mortuaire | کفن, تابوت, میت کا غسل | كفن, تابوت, نعش, تغسيل الميت
grief, grieve, grieving, mourn, mourning, bereaved, bereavement, sorrow, heartbroken, gham | deuil, chagrin, peine, endeuillé | غم, سوگ, ماتم, دکھ | حزن, حداد, فجيعة, أسى
condolence, condolences, sympathy, taziyat, azza, sorry for your loss, inna lillahi | condoléances, sympathie | تعزیت, افسوس, انا للہ | تعزية, عزاء, مواساة, إنا لله
remember, remembrance, memory, memories, memorial, remind, yaad, never forget | souvenir, se souvenir, mémoire, mémorial | یاد, یادیں, یادگار | ذكرى, ذكريات, ذاكرة, أتذكر
keepsake, memento, souvenir, heirloom, relic, nishani, memory box | souvenir, héritage, relique | نشانی, یادگار, سوغات | تذكار, تذكارية, إرث
forget, forgot, forgotten, forgetful, slip my mind | oublier, oublié, oubli | بھولنا, بھول گیا, بھول | نسي, نسيان, نسيت
dementia, alzheimer's, memory loss, losing her memory, confused, does not know me | démence, alzheimer, perte de mémoire | بھولنے کی بیماری, الزائمر | خرف, الزهايمر, فقدان الذاكرة
miss, missing you, longing, yearn, i miss, yearning, hasrat | manquer, tu me manques, nostalgie | یاد آنا, کمی محسوس کرنا, تڑپ | اشتياق, شوق, أشتاق, وحشتني
homesick, homesickness, nostalgia, ghurba, exile, far from home | mal du pays, nostalgie, exil | وطن کی یاد, پردیس, جلاوطنی | غربة, حنين, منفى, الحنين للوطن
cry, crying, cried, tears, weep, wept, sob, sobbing, rona | pleurer, larmes, pleurs, sangloter | رونا, آنسو, رو پڑی | بكاء, دموع, أبكي, بكت
comfort, console, consolation, hug, soothe, dilasa, cheer up | consoler, réconfort, réconforter | تسلی, دلاسہ, ڈھارس | مواساة, تخفيف, يواسي, طمأنة
inheritance, inherit, last will, legacy, left to me, wirasat | héritage, hériter, testament | وراثت, ترکہ, وصیت | ميراث, وصية, إرث, ورث
suicide, killed himself, killed herself, self-harm, wanted to die | suicide, se suicider | خودکشی | انتحار, انتحر
martyr, shaheed, shahid, martyred, fallen | martyr, martyrs | شہید, شہدا, شہادت | شهيد, شهداء, استشهد
war, wars, wartime, battle, conflict, fighting, jang, harb, civil war, invasion | guerre, bataille, conflit, combats | جنگ, لڑائی, خانہ جنگی | حرب, حروب, معركة, قتال
peace, peaceful, ceasefire, truce, aman, treaty, end of war | paix, paisible, cessez-le-feu, trêve | امن, جنگ بندی, صلح | سلام, هدنة, وقف إطلاق النار
soldier, army, military, troops, fauji, asker, militia, fighters, uniformed men | soldat, armée, militaire, milice | فوجی, فوج, سپاہی | جندي, جنود, جيش, عسكري, ميليشيا
conscription, draft, military service, call-up, national service, deserter | service militaire, conscription, déserteur | لازمی فوجی خدمت, جبری بھرتی | تجنيد, خدمة عسكرية, العسكرية
bomb, bombs, bombing, shelling, air strike, airstrike, missile, rocket, barrel bomb, shell | bombe, bombardement, missile, roquette | بم, بمباری, میزائل, گولہ | قنبلة, قنابل, قصف, صاروخ, غارة
explosion, explode, blast, blew up, boom, blown up, dhamaka | explosion, exploser, détonation | دھماکہ, دھماکے | انفجار, تفجير, دوي
drone, warplane, fighter jet, helicopter, military plane | drone, avion de guerre, hélicoptère | ڈرون, جنگی طیارہ, ہیلی کاپٹر | طائرة مسيرة, طائرة حربية, مروحية, زنانة
gun, rifle, pistol, kalashnikov, weapon, bullet, bullets, shot, shoot, gunfire, sniper | fusil, pistolet, arme, tirer | بندوق, گولی, گولیاں, ہتھیار | بندقية, سلاح, رصاص, مسدس, قناص
tank, armoured car, military convoy, armored vehicle | char, blindé, tank | ٹینک, بکتر بند گاڑی | دبابة, دبابات, مدرعة
landmine, minefield, unexploded bomb | mine, champ de mines | بارودی سرنگ | لغم, ألغام, حقل ألغام
shelter, bunker, cellar, basement, air raid shelter, hide underground | abri, cave, sous-sol, bunker | پناہ گاہ, تہہ خانہ | ملجأ, قبو, سرداب
siren, air raid, alarm, warning signal, blackout | sirène, alarme, alerte | سائرن, خطرے کی گھنٹی | صفارة إنذار, إنذار, صفارات
siege, besieged, blockade, surrounded, trapped in the city | siège, assiégé, blocus | محاصرہ, ناکہ بندی | حصار, محاصر, محاصرة
curfew, lockdown, not allowed out, stay indoors | couvre-feu, confinement | کرفیو, لاک ڈاؤن | حظر تجول, منع تجول, حجر
occupation, occupied, settlers, occupiers, settlement, under occupation | occupation, occupé, colons, colonie | قبضہ, مقبوضہ, آبادکار | احتلال, محتل, مستوطنون, مستوطنة
massacre, genocide, slaughter, mass killing, ethnic cleansing, srebrenica | massacre, génocide, nettoyage ethnique | قتل عام, نسل کشی | مجزرة, إبادة جماعية, مذبحة
kill, killed, murder, murdered, killing, shot dead, killer | tuer, tué, meurtre, assassiner | قتل, مارا گیا, قاتل | قتل, مقتول, قاتل, جريمة قتل
terror, terrorist, terrorism, attack, attacker, extremist, attentat | terrorisme, terroriste, attentat, attaque | دہشت گردی, دہشت گرد, حملہ | إرهاب, إرهابي, هجوم, اعتداء
rubble, ruins, destroyed, destruction, collapsed, demolished, wreckage, bombed out | ruines, décombres, détruit, démoli | ملبہ, کھنڈر, تباہ, تباہی | ركام, أنقاض, دمار, مدمر, هدم
wounded, injured, wound, injury, hurt, shrapnel, casualties | blessé, blessure, éclats, victimes | زخمی, زخم, چوٹ | جريح, جرحى, إصابة, جرح, شظايا
prisoner, prison, jail, detained, detention, arrested, cell, imprisoned, jailed, locked up | prison, prisonnier, détenu, cellule | قید, قیدی, جیل, حوالات | سجن, سجين, أسير, معتقل, زنزانة
torture, tortured, beaten, abuse, cruelty | torture, torturé, battu, maltraitance | تشدد, اذیت, ظلم | تعذيب, ضرب, إيذاء
kidnap, kidnapped, abducted, hostage, disappeared, taken away, missing person | enlèvement, kidnappé, otage, disparu | اغوا, یرغمال, لاپتہ | خطف, مخطوف, رهينة, مفقود
veteran, war hero, old soldier, medal, world war, regiment | ancien combattant, vétéran, médaille | سابق فوجی, تمغہ, جنگ عظیم | محارب قديم, وسام, الحرب العالمية
partition, 1947, crossing to pakistan, left india | partition, indépendance | تقسیم ہند, بٹوارہ, آزادی, ہجرت | تقسيم الهند, استقلال
nakba, 1948, expelled, lost village, key of the house, right of return | nakba, expulsés, droit au retour | نکبہ, بے دخلی, واپسی کا حق | نكبة, النكبة, تهجير, حق العودة
flee, fled, escape, escaped, run away, ran away, get away | fuir, fuite, s'échapper, fui | بھاگنا, فرار, جان بچا کر نکلنا | هرب, هروب, فرار, هربنا
refugee, refugees, displaced, muhajir, lajia, asylum seeker, exile, displaced person | réfugié, réfugiée, réfugiés, déplacé | پناہ گزین, مہاجر, مہاجرین | لاجئ, لاجئة, لاجئون, نازح, نازحون
asylum, asylum claim, refugee status, home office, sanctuary, interview | asile, demande d'asile, statut de réfugié | سیاسی پناہ, پناہ کی درخواست | لجوء, طلب لجوء, حق اللجوء
camp, refugee camp, calais, zaatari, moria, cox's bazar, the jungle | camp, camp de réfugiés, tentes | کیمپ, مہاجر کیمپ, خیمہ بستی | مخيم, مخيمات, مخيم لاجئين
tent, tents, tarpaulin, khayma, khaima | tente, tentes, bâche | خیمہ, خیمے, ترپال | خيمة, خيام, شادر
border, frontier, crossing, border guard, barbed wire, fence, sarhad, crossed | frontière, passage, barbelés | سرحد, سرحدیں, باڑ | حدود, معبر, سياج, أسلاك شائكة
checkpoint, roadblock, hajiz, control post, stopped by soldiers, barrier | poste de contrôle, barrage, checkpoint | چیک پوسٹ, ناکہ, چوکی | حاجز, حواجز, نقطة تفتيش
smuggler, trafficker, people smuggler, agent, coyote, smuggled | passeur, trafiquant, contrebande | اسمگلر, ایجنٹ, انسانی اسمگلر | مهرب, مهربون, تهريب
rubber boat, dinghy, inflatable, life jacket, life vest, small boat, channel crossing, raft | canot, bateau pneumatique, gilet de sauvetage | ربڑ کی کشتی, لائف جیکٹ | قارب مطاطي, بلم, سترة نجاة
drown, drowned, drowning, sank, sink, capsized, lost at sea | se noyer, noyé, noyade, couler, naufrage | ڈوبنا, ڈوب گیا, غرق | غرق, غريق, غرقت
rescue, rescued, save, saved, coastguard, lifeboat, lifeguard, survivor, survive | sauver, secours, sauvetage, survivant | بچانا, بچاؤ, امداد, بچ جانا | إنقاذ, نجاة, ناج, أنقذ
migrant, immigrant, immigration, emigrate, migrate, newcomer, moved to another country, hijrah | immigré, migrant, immigration, émigrer | تارکین وطن, ہجرت, مہاجر | مهاجر, هجرة, مهاجرون, مغترب
foreigner, stranger, outsider, foreign, alien, ajnabi, pardesi | étranger, étrangère, inconnu | اجنبی, غیر ملکی, پردیسی | غريب, أجنبي, غرباء
homeland, native country, motherland, watan, back home, old country, mulk, fatherland, desh | patrie, pays natal, le bled | وطن, ملک, دیس | وطن, بلد, بلادي, موطن
go back, return home, going back, returned, visit home | retour, revenir, rentrer au pays | واپسی, واپس جانا, لوٹنا | عودة, رجوع, رجعنا, العودة
deport, deported, deportation, sent back, removal | expulser, expulsion, renvoyé | ملک بدر, ملک بدری, واپس بھیجنا | ترحيل, طرد, إبعاد
reunion, reunited, family reunion, together again, found each other | retrouvailles, réunis, regroupement familial | ملاپ, دوبارہ ملنا, بچھڑے ملے | لم شمل, لقاء, اجتمعنا
passport, visa, travel document, papers, immigration papers | passeport, visa, papiers | پاسپورٹ, ویزا, کاغذات | جواز سفر, تأشيرة, فيزا, أوراق
identity card, id card, shanakhti card, hawiya, residence permit, green card, leave to remain | carte d'identité, titre de séjour, permis de résidence | شناختی کارڈ, اقامہ | هوية, بطاقة هوية, إقامة
citizenship, citizen, nationality, naturalised, oath, naturalisation, stateless | citoyenneté, citoyen, nationalité, apatride | شہریت, شہری, قومیت | جنسية, مواطنة, مواطن, عديم الجنسية
form, forms, fill in, document, paperwork, certificate, application, signature | formulaire, document, paperasse, certificat | فارم, کاغذات, دستاویز, درخواست | استمارة, وثيقة, مستند, طلب
undocumented, without papers, illegal, sans papiers, no papers | sans-papiers, clandestin | بغیر کاغذات, غیر قانونی | بدون أوراق, غير شرعي, بلا وثائق
resettlement, hostel, reception centre, temporary accommodation, host family, sponsor | foyer, centre d'accueil, famille d'accueil, réinstallation | عارضی رہائش, ہوسٹل, میزبان خاندان | مركز استقبال, إعادة توطين, عائلة مضيفة
interpreter, translator, translate, translation, interpret, tarjuma | interprète, traducteur, traduire, traduction | مترجم, ترجمان, ترجمہ | مترجم, ترجمة, مترجمة
journey, trip, travel, voyage, safar, travelled, traveled, rihla, long way | voyage, voyager, trajet, périple | سفر, مسافر, سیاحت | سفر, رحلة, مسافر, أسافر
suitcase, luggage, bag, baggage, backpack, rucksack, bundle, trunk, pack, packed | valise, bagages, sac à dos, sac | سوٹ کیس, سامان, بستہ, گٹھڑی | حقيبة, حقائب, شنطة, أمتعة
goodbye, farewell, khuda hafiz, allah hafiz, leave, parting, said goodbye, leaving, alwida | adieu, au revoir, départ, partir | خدا حافظ, الوداع, رخصت, رخصتی | وداع, وداعا, مع السلامة, فراق
arrive, arrival, arrived, first day here, landed, new country | arriver, arrivée, premier jour | پہنچنا, آمد, نیا ملک | وصول, وصلنا, قدوم
welcome, welcomed, khush amdeed, ahlan, ahlan wa sahlan, marhaba, hospitality, warm welcome | bienvenue, accueil, accueillir, hospitalité | خوش آمدید, استقبال, مہمان نوازی | أهلا وسهلا, ترحيب, استقبال, ضيافة, مرحبا
work, job, employment, kaam, profession, career, worked, naukri | travail, emploi, métier, boulot, travailler | کام, نوکری, ملازمت, پیشہ | عمل, وظيفة, شغل, مهنة
unemployed, jobless, out of work, lost his job, laid off, job centre, redundant | chômage, chômeur, sans emploi, licencié | بے روزگار, بے روزگاری, نوکری چھوٹنا | عاطل, بطالة, بلا عمل
boss, manager, employer, supervisor, foreman, head of work | patron, chef, directeur, employeur | مالک, باس, منیجر, افسر | مدير, رئيس العمل, صاحب العمل, رب العمل
colleague, co-worker, workmate, coworker, team at work | collègue, collègues | ساتھی, رفیق کار, ہم کار | زميل, زملاء, زميلة
job interview, apply for a job, cv, resume, job application, hired | entretien d'embauche, candidature, cv | انٹرویو, نوکری کی درخواست | مقابلة عمل, سيرة ذاتية, طلب وظيفة
factory, mill, assembly line, warehouse, textile mill, karkhana, cotton mill | usine, fabrique, entrepôt, filature | کارخانہ, فیکٹری, مل, گودام | مصنع, معمل, مصانع, مستودع
office, desk, clerk, secretary, receptionist, office worker, daftar | bureau, secrétaire, employé de bureau | دفتر, کلرک, سیکرٹری | مكتب, موظف, سكرتيرة
night shift, shift, overtime, working nights, late shift, double shift | équipe de nuit, travail de nuit, heures supplémentaires | رات کی شفٹ, شفٹ, اوور ٹائم | وردية ليلية, مناوبة, دوام ليلي
retire, retired, retirement, pension, pensioner | retraite, retraité, pension | ریٹائر, پنشن, سبکدوش | تقاعد, متقاعد, معاش
driver, chauffeur, taxi driver, bus driver, cabbie, lorry driver, trucker, drive, drove, driving | chauffeur, conducteur, conduire, taxi | ڈرائیور, گاڑی چلانا, ٹیکسی والا | سائق, سواق, قيادة, أسوق
nurse, nurses, nursing, matron, ward sister | infirmière, infirmier, aide-soignante | نرس, نرسیں, تیماردار | ممرضة, ممرض, تمريض
doctor, physician, gp, medic, hakim, tabib, daktar, surgeon, specialist | médecin, docteur, chirurgien, toubib | ڈاکٹر, طبیب, حکیم, سرجن | طبيب, دكتور, طبيبة, جراح
dentist, toothache, filling, orthodontist, dental | dentiste, mal de dents, dentaire | دانتوں کا ڈاکٹر, دانت کا درد | طبيب أسنان, وجع أسنان
optician, glasses, spectacles, eye test, ainak, specs | opticien, lunettes, ophtalmologue | عینک, چشمہ, عینک ساز | نظارات, طبيب عيون, نظارة
pharmacist, pharmacy, chemist, drugstore, dispensary | pharmacien, pharmacie | دوا فروش, فارمیسی, میڈیکل اسٹور | صيدلي, صيدلية
carer, caregiver, care worker, care home, nursing home, old people's home, look after | aide à domicile, maison de retraite, aidant, ehpad | تیماردار, نگہداشت, اولڈ ہوم | مقدم رعاية, دار المسنين, رعاية
baker, bakery, bake, baked, oven, tandoor, furn, nanbai, dough | boulanger, boulangerie, four, pâtissier | نانبائی, بیکری, تندور | خباز, مخبز, فرن
butcher, meat shop, halal butcher, qasai, kasap | boucher, boucherie | قصائی, قصاب, گوشت کی دکان | جزار, لحام, ملحمة
cook, chef, kitchen worker, bawarchi, cooking job, dinner lady | cuisinier, cuisinière, chef cuisinier | باورچی, خانساماں | طباخ, طاه, شيف
waiter, waitress, restaurant, cafe, takeaway, diner, dhaba, coffee shop, teahouse | serveur, serveuse, restaurant, café | ریستوران, بیرا, ہوٹل, ڈھابہ | مطعم, نادل, مقهى, جرسون
tailor, seamstress, dressmaker, darzi, terzi, khayyat, sewing woman | tailleur, couturière, couturier | درزی, درزن | خياط, خياطة, ترزي
sewing machine, sew, sewing, stitch, thread, needle, silai, hem, mend clothes | machine à coudre, coudre, fil, aiguille | سلائی مشین, سلائی, سوئی, دھاگہ | ماكينة خياطة, خياطة, إبرة, خيط
cleaner, cleaning lady, janitor, caretaker, maid, sweep, scrub, mop, housekeeper, sweeper | femme de ménage, nettoyage, concierge, balayer | صفائی والا, صفائی والی, جھاڑو, خاکروب | عامل نظافة, عاملة تنظيف, تنظيف, خادمة
rubbish collector, bin man, dustman, garbage, trash, dustbin, bins, refuse, litter | éboueur, poubelle, ordures, déchets | کوڑا, کچرا, کوڑے دان, کچرے والا | زبال, قمامة, زبالة, نفايات
farmer, farm, field, harvest, crops, kisan, fallah, peasant, plough, farming | fermier, ferme, agriculteur, champ, récolte | کسان, کھیت, فصل, کھیتی باڑی | فلاح, مزارع, مزرعة, حقل, حصاد
shepherd, herd, flock, goatherd, grazing, charwaha, herder, nomad | berger, troupeau, nomade | چرواہا, گڈریا, ریوڑ | راع, راعي غنم, قطيع, بدو
fisherman, fishing, fishing net, machera, fishing boat, fishing rod, caught a fish | pêcheur, pêche, filet, pêcher | مچھیرا, ماہی گیر, مچھلی پکڑنا | صياد سمك, صيد, شبكة صيد
engineer, engineering, technician, muhandis, designer of machines | ingénieur, ingénierie, technicien | انجینئر, انجینئرنگ, مستری | مهندس, هندسة, فني
mechanic, garage, car repair, mistri, workshop, fix cars | mécanicien, garage, atelier | مکینک, مستری, گیراج, ورکشاپ | ميكانيكي, كراج, ورشة
builder, construction worker, bricklayer, mason, building site, labourer, laborer, mazdoor | maçon, ouvrier, chantier, bâtiment | مزدور, راج مستری, معمار | بناء, عامل, عامل بناء, ورشة بناء
carpenter, joiner, woodwork, cabinetmaker, tarkhan, najjar, carpentry, sawdust | menuisier, charpentier, ébéniste | بڑھئی, ترکھان, لکڑی کا کام | نجار, نجارة
plumber, pipe, pipes, tap, faucet, leak, drain, blocked sink | plombier, tuyau, robinet, fuite | پلمبر, نل, پائپ, ٹونٹی | سباك, سمكري, حنفية, أنبوب
electrician, electricity, power cut, wires, socket, plug, load shedding, generator, outage | électricien, électricité, panne de courant, prise | بجلی, الیکٹریشن, لوڈ شیڈنگ, جنریٹر | كهرباء, كهربائي, انقطاع الكهرباء, مولد
barber, hairdresser, haircut, salon, nai, hajjam, berber, cut hair, trim | coiffeur, coiffeuse, salon de coiffure | نائی, حجام, بال کٹوانا | حلاق, كوافير, قص شعر, صالون
cobbler, shoemaker, shoe repair, mochi, shoe shop, shoeshine | cordonnier, cireur de chaussures | موچی, جوتے مرمت | إسكافي, كندرجي, ماسح أحذية
blacksmith, smith, metalworker, lohar, welder, haddad, forge, weld | forgeron, soudeur, ferronnier | لوہار, ویلڈر | حداد, لحام معادن
goldsmith, jeweller, jeweler, gold, sunar, sonar, gold shop | bijoutier, orfèvre, bijou | سنار, زیورات, زیور | صائغ, ذهب, جواهرجي
watchmaker, clock, watch, alarm clock, ghari, wristwatch, timepiece | horloger, montre, horloge, réveil | گھڑی, گھڑی ساز, الارم | ساعة, ساعاتي, منبه
miner, coal, coal mine, pit, quarry, coal miner | mineur, mine, charbon | کان کن, کوئلہ, کوئلے کی کان | عامل منجم, منجم, فحم
sailor, seaman, lascar, captain, merchant navy, seafarer, crew | marin, matelot, capitaine, équipage | ملاح, جہازی, کپتان | بحار, ملاح, قبطان
pilot, cockpit, air hostess, flight attendant, stewardess, cabin crew | pilote, hôtesse de l'air, steward | پائلٹ, ایئر ہوسٹس, ہوا باز | طيار, مضيفة طيران
police, policeman, policewoman, police officer, cop, constable, shurta, polis, pulis | police, policier, policière, gendarme | پولیس, سپاہی, تھانہ, پولیس والا | شرطة, شرطي, بوليس, مخفر
firefighter, fireman, fire engine, fire brigade, fire station, fire truck | pompier, pompiers, camion de pompiers | فائر بریگیڈ, آگ بجھانے والے | إطفائي, رجل إطفاء, سيارة إطفاء
security guard, guard, watchman, chowkidar, bouncer, night watchman | gardien, vigile, agent de sécurité | چوکیدار, گارڈ, محافظ | حارس, حراس, أمن
judge, magistrate, qadi, qazi, verdict, ruling | juge, magistrat, verdict, jugement | جج, قاضی, فیصلہ | قاض, قاضي, حكم, قضاة
lawyer, solicitor, attorney, barrister, wakil, vakil, advocate, legal aid | avocat, avocate, notaire | وکیل, وکلا, بیرسٹر | محام, محامي, محامية
court, trial, tribunal, courtroom, hearing, adalat, mahkama, appeal, jury, witness | tribunal, procès, audience, témoin | عدالت, مقدمہ, گواہ, کچہری | محكمة, محاكمة, جلسة, شاهد
law, legal, rule, rules, qanun, kanoon, regulation, rights, human rights | loi, droit, règle, droits | قانون, قوانین, حقوق | قانون, قوانين, حقوق, حق
thief, steal, stole, stolen, theft, robber, robbed, robbery, burglar, pickpocket, chor | voleur, voler, cambriolage | چور, چوری, ڈاکو, ڈاکہ | لص, سرقة, حرامي, سرق
crime, criminal, guilty, innocent, accused, suspect, offence | crime, criminel, coupable, innocent, accusé | جرم, مجرم, بے گناہ, ملزم | جريمة, مجرم, مذنب, بريء, متهم
journalist, reporter, newspaper, news, press, headline, akhbar, media, article | journaliste, journal, presse, nouvelles | صحافی, اخبار, خبر, خبریں | صحفي, جريدة, أخبار, صحافة
writer, author, write, wrote, written, novel, writing, novelist | écrivain, auteur, écrire, roman | مصنف, ادیب, لکھنا, لکھاری | كاتب, مؤلف, كتابة, رواية
poet, poem, poetry, shayari, shair, ghazal, verse, rhyme, sha'ir | poète, poème, poésie | شاعر, شاعری, نظم, غزل | شاعر, قصائد, قصيدة
scientist, science, laboratory, experiment, chemistry, physics, researcher | scientifique, science, laboratoire, chercheur | سائنسدان, سائنس, تجربہ گاہ | عالم, علوم, مختبر, تجربة
social worker, case worker, support worker, youth worker, social services | assistante sociale, travailleur social, éducateur | سماجی کارکن, سوشل ورکر | أخصائي اجتماعي, مرشد اجتماعي, خدمات اجتماعية
postman, postwoman, mailman, mail carrier, dakiya, delivery man, courier, letter carrier | facteur, livreur, coursier | ڈاکیا, ڈاکیہ, کوریئر | ساعي البريد, بوسطجي, عامل توصيل
shopkeeper, shop assistant, cashier, salesman, seller, dukandar, vendor, trader, merchant | commerçant, vendeur, vendeuse, caissière, marchand | دکاندار, بیچنے والا, تاجر | بائع, صاحب دكان, تاجر, بقال
corner shop, grocery, grocer, store, convenience store, dukan, bakkal, baqala, newsagent, kirana | épicerie, épicier, magasin, boutique | دکان, کریانہ, پرچون کی دکان | دكان, بقالة, متجر, محل
market, bazaar, bazar, souk, souq, stall, pazar, mandi, street market | marché, souk, bazar, étal | بازار, منڈی, ٹھیلا | سوق, أسواق, بازار, بسطة
supermarket, shopping centre, mall, shopping, checkout, trolley, shopping cart | supermarché, courses, centre commercial, caddie | سپر مارکیٹ, خریداری, شاپنگ, مال | سوبرماركت, تسوق, مول, عربة تسوق
street vendor, hawker, pushcart, peddler, rehri, ice cream van, barrow, stallholder | marchand ambulant, colporteur, charrette | ریڑھی والا, پھیری والا, ٹھیلے والا | بائع متجول, بائع جوال, عربة
second-hand, charity shop, thrift store, hand-me-downs, used clothes, jumble sale, flea market | seconde main, friperie, brocante, vide-grenier | پرانے کپڑے, استعمال شدہ, لنڈا بازار | مستعمل, ملابس مستعملة, بالة
buy, bought, purchase, kharidna, paid for, shop for | acheter, achat, acheté | خریدنا, خریدا, خرید | شراء, اشترى, اشتريت
sell, sold, sale, selling, for sale, bechna | vendre, vendu, vente | بیچنا, فروخت, بیچا | بيع, باع, أبيع
price, cost, expensive, cheap, afford, bargain, haggle, discount, costly | prix, cher, coûter, marchander, pas cher | قیمت, مہنگا, سستا, بھاؤ | سعر, ثمن, غالي, رخيص, مساومة
money, cash, coin, coins, paisa, rupee, fulus, lira, pound, dollar, euro, banknote, para | argent, monnaie, pièce, billet | پیسہ, پیسے, روپیہ, رقم | مال, نقود, فلوس, مصاري, دراهم
wage, salary, pay, payday, earn, income, tankhwah, paycheck, earned | salaire, paie, gagner, revenu | تنخواہ, اجرت, کمائی, آمدنی | راتب, أجر, معاش, دخل
purse, wallet, handbag, piggy bank, moneybox, batwa | portefeuille, porte-monnaie, sac à main, tirelire | بٹوہ, پرس, گلک | محفظة, حصالة, حقيبة يد
bank, savings, save up, account, cash machine, atm, bank card, committee | banque, épargne, économies, compte | بینک, بچت, کمیٹی, کھاتہ | بنك, مصرف, ادخار, توفير, جمعية
debt, owe, loan, borrow, borrowed, lend, lent, qarz, mortgage, interest | dette, prêt, emprunter, prêter | قرض, ادھار, سود | ديون, قرض, استعارة, سلف
poor, poverty, poverty-stricken, broke, needy, ghareeb, penniless, gharib | pauvre, pauvreté, misère, démuni | غریب, غربت, مفلس, محتاج | فقير, فقر, محتاج, فقراء
rich, wealthy, wealth, ameer, well-off, millionaire | riche, richesse, fortuné | امیر, دولت, مالدار | غني, ثري, ثروة, أغنياء
homeless, rough sleeper, sleeping on the street, beggar, beg, begging, soup kitchen, faqir | sans-abri, sdf, mendiant, mendier | بے گھر, بھکاری, فقیر | مشرد, متسول, بلا مأوى, شحاذ
rent, landlord, landlady, tenant, eviction, evicted, kiraya | loyer, propriétaire, locataire, expulsion | کرایہ, مالک مکان, کرایہ دار | إيجار, مالك البيت, مستأجر, صاحب البيت
bill, bills, tax, taxes, parking fine, receipt, heating bill, gas bill | facture, impôt, amende, reçu | بل, ٹیکس, جرمانہ, رسید | فاتورة, فواتير, ضريبة, غرامة
remittance, send money home, western union, hawala, money transfer | envoyer de l'argent, virement, mandat | پیسے بھیجنا, حوالہ, ترسیلات | حوالة, تحويل أموال, إرسال المال
car, van, motorcar, automobile, gari, gaari, sayyara, araba, vehicle, minivan, jeep | voiture, auto, camionnette, véhicule | گاڑی, کار, گاڑیاں, موٹر | سيارة, سيارات, عربية, مركبة
taxi, cab, minicab, uber, rickshaw, tuk-tuk, auto-rickshaw, tuktuk | taxi, pousse-pousse | ٹیکسی, رکشہ, رکشا | تاكسي, سيارة أجرة, ركشة, توكتوك
lorry, truck, tipper, trailer, heavy goods vehicle, pickup, tir | camion, poids lourd, remorque | ٹرک, لاری, ٹریلر | شاحنة, شاحنات, كميون, تريلا
bus, coach, double-decker, minibus, school bus, bus stop, bus ride, dolmus, matatu | bus, autobus, autocar, car scolaire, arrêt de bus | بس, بسیں, بس اسٹاپ, ویگن | حافلة, باص, أوتوبيس, موقف الباص
train, railway, railroad, rail, locomotive, carriage, tube, underground, metro, subway, tram, streetcar | train, chemin de fer, métro, wagon, tramway | ریل گاڑی, ٹرین, ریل, میٹرو | قطار, قطارات, سكة حديد, مترو
station, railway station, train station, platform, bus station, terminal | gare, quai, gare routière | اسٹیشن, ریلوے اسٹیشن, پلیٹ فارم, اڈہ | محطة, محطة القطار, رصيف
ticket, tickets, fare, conductor, inspector, bus pass, travelcard | billet, ticket, contrôleur | ٹکٹ, کرایہ, کنڈکٹر | تذكرة, تذاكر, أجرة, مفتش
bicycle, bike, cycle, cycling, tricycle, pedal, push-bike, scooter | vélo, bicyclette, trottinette, tricycle | سائیکل, سائیکلیں, سکوٹر | دراجة, بسكليت, دراجات
motorbike, motorcycle, moped, scooter, vespa, helmet | moto, mobylette, scooter, casque | موٹر سائیکل, اسکوٹر, ہیلمٹ | دراجة نارية, موتوسيكل, خوذة
horse cart, donkey cart, carriage, wagon, tonga, tanga, cart, sleigh, sledge | charrette, calèche, chariot, luge | تانگہ, گدھا گاڑی, بیل گاڑی | عربة, عربة حصان, كارو
fly, flew, flight, plane, airplane, aeroplane, aircraft, flying | avion, vol | ہوائی جہاز, جہاز, پرواز, طیارہ | طائرة, طيران, رحلة جوية
airport, departure lounge, arrivals, customs, boarding, boarding pass, runway, gate | aéroport, douane, embarquement | ایئرپورٹ, ہوائی اڈہ | مطار, المطار, جمارك
searched at airport, security check, random search, pat down, stop and search, questioned | fouille, contrôle de sécurité, contrôle au faciès | تلاشی, سیکیورٹی چیک | تفتيش, تفتيش أمني, فحص أمني
ship, boat, ferry, steamer, sailing, sail, kashti, cruise, rowing boat, canoe, dhow | bateau, navire, ferry, barque | کشتی, جہاز, بحری جہاز, کشتیاں | سفينة, قارب, مركب, عبارة, سفن
harbour, harbor, port, dock, docks, quay, pier, jetty, bandar | port, quai, jetée | بندرگاہ, گودی | ميناء, مرفأ, رصيف
road, street, lane, alley, gali, path, avenue, tariq, sarak, pavement, sidewalk, motorway, highway | rue, route, chemin, ruelle, trottoir | سڑک, گلی, راستہ, گلیاں | شارع, طريق, زقاق, حارة, رصيف
bridge, bridges, footbridge, pul, crossing the river, jisr, kopru | pont, ponts, passerelle | پل, پلوں | جسر, جسور, كوبري
crossroads, junction, roundabout, crossing, zebra crossing, traffic lights, chowk, crosswalk, traffic, traffic jam | carrefour, rond-point, feux, passage piéton | چوراہا, چوک, ٹریفک سگنل | تقاطع, دوار, إشارة مرور, مفرق
lost, lose my way, got lost, lost child, wrong bus, could not find the way | perdu, se perdre, égaré | گم, کھو جانا, راستہ بھولنا | ضائع, تائه, ضعت, ضياع
map, atlas, globe, directions, sat nav, gps, naqsha | carte, plan, globe, itinéraire | نقشہ, نقشے, گلوب | خريطة, خرائط, كرة أرضية
walk, walked, on foot, stroll, hike, paidal, trek | marcher, marche, à pied, promenade, randonnée | پیدل, چلنا, چہل قدمی | مشي, مشيا, نزهة, أمشي
holiday, vacation, trip abroad, tourist, chutti, summer holidays, hotel | vacances, touriste, hôtel, congé | چھٹیاں, چھٹی, سیاح, ہوٹل | عطلة, إجازة, سائح, فندق
library, librarian, public library, kutubkhana, maktaba, borrow books, kitaabkhana | bibliothèque, bibliothécaire, médiathèque | لائبریری, کتب خانہ | مكتبة, مكتبة عامة, أمينة المكتبة
museum, gallery, exhibition, exhibit, art gallery | musée, galerie, exposition | عجائب گھر, میوزیم, نمائش | متحف, معرض, متاحف
park, public garden, bench, bagh, duck pond | parc, jardin public, banc | پارک, باغ, بینچ | حديقة, منتزه, مقعد
playground, swing, slide, seesaw, sandpit, climbing frame, roundabout, jhula, monkey bars | aire de jeux, balançoire, toboggan, bac à sable | کھیل کا میدان, جھولا, پھسلن | ملعب, أرجوحة, زحليقة, مراجيح
swimming pool, swim, swam, swimming, burkini, swimsuit, swimming lesson, lido, baths | piscine, nager, natation, maillot de bain, burkini | تیراکی, سوئمنگ پول, تیرنا | مسبح, سباحة, بركة سباحة, بوركيني
bathhouse, hammam, hamam, turkish bath, public bath, sauna | hammam, bain turc, bains publics | حمام, گرم حمام | حمام, حمام عام, حمام تركي
town hall, council, city hall, mayor, municipality, local council, councillor | mairie, maire, conseil municipal, hôtel de ville | بلدیہ, میئر, کونسل | بلدية, رئيس البلدية, مجلس محلي
community centre, village hall, community hall, youth club, day centre, club | centre social, salle des fêtes, maison de quartier | کمیونٹی سینٹر, ہال | مركز مجتمعي, مركز ثقافي, ناد
tower, skyscraper, high-rise, tower block, castle, fort, palace, fortress | tour, gratte-ciel, immeuble, château | ٹاور, قلعہ, محل, برج | برج, قلعة, قصر, ناطحة سحاب
lift, elevator, stairs, staircase, steps, escalator, ladder, seerhi | ascenseur, escalier, marches, échelle | لفٹ, سیڑھیاں, سیڑھی | مصعد, درج, سلم, سلالم
cinema, movie, film, theatre, theater, picture house, stage, stage play | cinéma, film, théâtre, pièce | سینما, فلم, تھیٹر, ڈرامہ | سينما, فيلم, مسرح, مسرحية
zoo, circus, funfair, fairground, mela, carousel, ferris wheel, amusement park | zoo, cirque, fête foraine, manège | چڑیا گھر, سرکس, میلہ | حديقة حيوان, سيرك, ملاهي
water well, village well, pump, water pump, kuan, bucket, fetch water, cistern, standpipe | puits, pompe, seau, citerne | کنواں, نلکا, بالٹی | بئر, مضخة, دلو, آبار
hospital, clinic, ward, hasptal, mustashfa, emergency room, casualty, surgery, intensive care | hôpital, clinique, urgences, réanimation | ہسپتال, اسپتال, کلینک, شفاخانہ | مستشفى, عيادة, مشفى, طوارئ, عناية مركزة
ambulance, paramedic, stretcher, first aid, emergency call | ambulance, ambulancier, premiers secours, brancard | ایمبولینس, ابتدائی طبی امداد | إسعاف, سيارة إسعاف, مسعف
ill, sick, illness, disease, unwell, bimar, poorly, sickness, mareed, ailment | malade, maladie, souffrant | بیمار, بیماری, مریض | مريض, مرض, مريضة, أمراض
fever, temperature, high temperature, bukhar, thermometer, shivering | fièvre, température, thermomètre | بخار, تھرمامیٹر | حمى, حرارة, سخونة
flu, caught a cold, cough, sneeze, sore throat, runny nose, influenza, khansi | rhume, grippe, toux, éternuer, mal de gorge | زکام, کھانسی, نزلہ, چھینک | زكام, سعال, إنفلونزا, رشح, كحة
headache, migraine, sar dard, head pain, dizzy, dizziness, faint, fainted | mal de tête, migraine, vertige, évanoui | سر درد, چکر, بے ہوش | صداع, دوخة, إغماء, شقيقة
stomach ache, tummy ache, vomit, throw up, diarrhoea, nausea, bellyache, sick to the stomach | mal au ventre, vomir, nausée, diarrhée | پیٹ درد, الٹی, قے, متلی | مغص, ألم بطن, قيء, إسهال
pain, ache, painful, sore, dard, suffering, suffer | douleur, souffrance, souffrir | درد, تکلیف, اذیت | ألم, وجع, معاناة, آلام
medicine, medication, pill, pills, tablets, dawai, dawa, syrup, antibiotic, prescription | médicament, remède, comprimé, sirop, ordonnance | دوا, دوائی, گولی, شربت, نسخہ | دواء, أدوية, حبوب, وصفة
injection, needle, vaccine, vaccination, jab, drip, teeka, inoculation | piqûre, vaccin, vaccination, perfusion | ٹیکہ, انجکشن, ویکسین, ڈرپ | حقنة, إبرة, لقاح, تطعيم
home remedy, herbal, black seed, kalonji, honey and lemon, folk medicine, turmeric milk, haldi doodh | remède de grand-mère, plantes, nigelle | گھریلو ٹوٹکا, کلونجی, دیسی علاج | علاج شعبي, حبة البركة, أعشاب, وصفة جدتي
cancer, tumour, tumor, chemotherapy, chemo, leukaemia, leukemia, radiotherapy | cancer, tumeur, chimiothérapie, leucémie | کینسر, سرطان, رسولی | سرطان, ورم, علاج كيميائي
diabetes, diabetic, insulin, blood sugar, sugar disease, low sugar | diabète, diabétique, insuline | شوگر, ذیابیطس, انسولین | سكري, مرض السكر, أنسولين
heart attack, heart disease, heart failure, stroke, blood pressure, pacemaker | crise cardiaque, infarctus, avc, tension | دل کا دورہ, فالج, بلڈ پریشر | جلطة, نوبة قلبية, سكتة, ضغط الدم
operation, surgery, operated, transplant, stitches, anaesthetic, scar | opération, chirurgie, greffe, cicatrice, points de suture | آپریشن, سرجری, ٹانکے, نشان | عملية, جراحة, زراعة, ندبة
blood, bleed, bleeding, bled, blood donor, nosebleed, give blood, khoon | sang, saigner, don de sang | خون, خون بہنا, خون کا عطیہ | دم, نزيف, تبرع بالدم
bandage, plaster, band-aid, gauze, sling, plaster cast, dressing | pansement, bandage, plâtre | پٹی, پلستر, مرہم پٹی | ضمادة, لاصق, جبيرة, جبس
broken arm, broken leg, fracture, broken bone, crutches, x-ray, sprain | fracture, jambe cassée, béquilles, plâtre, radio | ہڈی ٹوٹنا, فریکچر, بیساکھی | كسر, عكاز, أشعة, كسور
allergy, allergic, asthma, inhaler, rash, itch, eczema, hay fever, wheeze | allergie, asthme, eczéma, démangeaison | الرجی, دمہ, خارش, انہیلر | حساسية, ربو, حكة, بخاخ
covid, corona, coronavirus, pandemic, epidemic, quarantine, virus, face mask, plague | covid, pandémie, virus, quarantaine, masque | کورونا, وبا, وائرس, قرنطینہ | كورونا, وباء, فيروس, حجر صحي, كمامة
measles, chickenpox, smallpox, tuberculosis, polio, cholera, malaria, typhoid | rougeole, varicelle, tuberculose, polio, paludisme | خسرہ, ٹی بی, پولیو, ملیریا, چیچک | حصبة, سل, شلل الأطفال, ملاريا, جدري
recover, recovery, get better, got well, cured, heal, healed, healing, shifa | guérir, guérison, guéri, rétablissement | صحت یابی, شفا, ٹھیک ہونا | شفاء, تعاف, شفي, تعافى
disability, disabled, handicapped, special needs, paralysed, paralyzed, mazoor, impairment | handicap, handicapé, paralysé | معذور, معذوری, اپاہج, مفلوج | إعاقة, معاق, ذوو الهمم, شلل
wheelchair, ramp, walking frame, walking stick, cane, zimmer frame, walker | fauteuil roulant, canne, déambulateur, rampe | وہیل چیئر, لاٹھی, چھڑی | كرسي متحرك, عصا, عكاز
blind, blindness, lost his sight, braille, white stick, guide dog, partially sighted, andha | aveugle, cécité, malvoyant, braille | نابینا, اندھا, بینائی | أعمى, كفيف, ضرير, مكفوف
deaf, hard of hearing, hearing aid, sign language, mute, signing, behra | sourd, malentendant, langue des signes, muet | بہرا, گونگا, اشاروں کی زبان | أصم, أبكم, لغة الإشارة, سماعة أذن
autism, autistic, down's syndrome, down syndrome, adhd, dyslexia, dyslexic, learning difficulty | autisme, autiste, trisomie, dyslexie | آٹزم, ڈاؤن سنڈروم, ڈسلیکسیا | توحد, متلازمة داون, عسر القراءة
amputee, lost a leg, lost an arm, prosthetic, artificial leg, false leg | amputé, prothèse, jambe artificielle | مصنوعی ٹانگ, کٹی ہوئی ٹانگ | مبتور, طرف صناعي, بتر
stammer, stutter, speech therapy, cannot say words, lisp, stuttering | bégayer, bégaiement, orthophoniste | ہکلانا, ہکلاہٹ, تتلانا | تأتأة, تلعثم, نطق
depression, depressed, mental health, anxiety, therapist, counsellor, psychologist, counselling | dépression, déprimé, psychologue, anxiété | ڈپریشن, ذہنی صحت, ماہر نفسیات | اكتئاب, صحة نفسية, طبيب نفسي, قلق
trauma, ptsd, flashback, nightmares after war, shell shock, shock | traumatisme, choc, stress post-traumatique | صدمہ, ذہنی صدمہ | صدمة, صدمة نفسية, اضطراب ما بعد الصدمة
hate, hatred, hateful, hate crime, hostile, hostility, nafrat | haine, haïr, haineux, crime de haine | نفرت, عداوت, دشمنی | كراهية, كره, حقد, جريمة كراهية
islamophobia, anti-muslim, islamophobic, hatred of muslims, fear of islam | islamophobie, islamophobe, antimusulman | اسلاموفوبیا, اسلام دشمنی | إسلاموفوبيا, رهاب الإسلام, معاداة المسلمين
racism, racist, race, colour of skin, skin color, prejudice, bigot, bigotry, xenophobia | racisme, raciste, préjugé, xénophobie | نسل پرستی, نسل پرست, تعصب | عنصرية, عنصري, تحيز
discrimination, discriminate, unequal, treated differently, excluded, refused a job, left out | discrimination, discriminer, exclu, exclusion | امتیاز, امتیازی سلوک | تمييز, إقصاء, تمييز عنصري
insult, insulted, swear, swore, name-calling, abuse, slur, called names, curse, gaali | insulte, insulter, injure, gros mot | گالی, گالیاں, توہین, بے عزتی | شتيمة, إهانة, سب, شتم
bully, bullied, bullying, tease, teased, mock, mocked, pick on, make fun of, laughed at | harcèlement, harceler, moquerie, se moquer | غنڈہ گردی, تنگ کرنا, مذاق اڑانا | تنمر, متنمر, سخرية, استهزاء
spit, spat, spat on, pushed, shoved, pulled my scarf, pulled off hijab, harassed | cracher, bousculer, arracher le voile, agressée | تھوکنا, دھکا, حجاب کھینچنا | بصق, دفع, شد الحجاب, تحرش
go home, go back to your country, not from here, where are you really from, you don't belong | rentre chez toi, retourne dans ton pays, tu viens d'où | اپنے ملک واپس جاؤ, تم کہاں سے ہو | ارجع إلى بلدك, من أين أنت
stare, stared, staring, dirty looks, glare, gaze | regard, regarder fixement, dévisager | گھورنا, نظریں, گھور | تحديق, نظرات, يحدق
stereotype, assumption, misunderstanding, misunderstood, label, wrong idea | stéréotype, malentendu, cliché | غلط فہمی, دقیانوسی تصور | صورة نمطية, سوء فهم, أحكام مسبقة
graffiti, vandalism, vandal, broken window, smashed window, pig's head, stone thrown | graffiti, vandalisme, vitre brisée, tag | دیوار پر لکھائی, توڑ پھوڑ | كتابات على الجدران, تخريب, زجاج مكسور
violence, violent, beat up, hit, punch, punched, assault, slap, kicked, fist | violence, frapper, coup, agression, gifle | تشدد, مار پیٹ, تھپڑ, مارنا | عنف, ضرب, لكمة, صفعة
domestic violence, abusive husband, women's refuge, beaten wife, battered | violence conjugale, femme battue, foyer pour femmes | گھریلو تشدد, مار پیٹ کرنے والا شوہر | عنف أسري, عنف منزلي, ملجأ نساء
fight, fought, quarrel, argue, argument, row, squabble, dispute, jhagra | dispute, se disputer, bagarre, querelle | جھگڑا, لڑائی, بحث, تکرار | شجار, خلاف, خناقة, مشاجرة
enemy, enemies, foe, opponent, rival, dushman | ennemi, ennemis, adversaire, rival | دشمن, دشمنوں, مخالف | عدو, أعداء, خصم
courage, brave, bravery, courageous, bold, himmat, hero, heroine, stood up, dare, fearless | courage, courageux, brave, héros, oser | ہمت, بہادر, بہادری, ہیرو, حوصلہ | شجاعة, شجاع, بطل, جرأة
stand up for, defend, defended, speak up, spoke up, speak out, stick up for, bystander, ally | défendre, prendre la défense, prendre la parole | دفاع, ساتھ دینا, آواز اٹھانا | دافع, دفاع, رفع الصوت
protect, protection, protected, human chain, guard over, keep safe, safety, safe | protéger, protection, sécurité, chaîne humaine | حفاظت, محفوظ, تحفظ | حماية, أمان, آمن, حمى
solidarity, vigil, standing together, stand with, united, unity, together | solidarité, veillée, unis, ensemble | یکجہتی, اتحاد, ساتھ کھڑے ہونا | تضامن, وحدة, وقفة تضامنية, اتحاد
protest, demonstration, march, demo, rally, placard, banner, julus, demonstrate, slogan | manifestation, manifester, banderole, défilé | احتجاج, مظاہرہ, جلوس, نعرہ | احتجاج, مظاهرة, مسيرة, هتاف
revolution, uprising, intifada, rebel, revolt, arab spring, inqilab, coup | révolution, soulèvement, révolte, rebelle | انقلاب, بغاوت, باغی | ثورة, انتفاضة, ثوار, انقلاب
petition, campaign, campaigner, activist, collect signatures, change the rule | pétition, campagne, militant, militante | درخواست, مہم, کارکن | عريضة, حملة, ناشط, ناشطة
politics, politician, government, parliament, mp, minister, congress, siyasat, senator | politique, gouvernement, député, parlement, ministre | سیاست, سیاستدان, حکومت, پارلیمنٹ, وزیر | سياسة, سياسي, حكومة, برلمان, وزير
vote, voted, voting, election, ballot, polling station, elected | vote, voter, élection, urne | ووٹ, انتخابات, الیکشن | تصويت, انتخابات, اقتراع
president, prime minister, king, queen, leader, ruler, prince, princess, sultan | président, roi, reine, prince | صدر, وزیراعظم, بادشاہ, ملکہ, لیڈر | رئيس, ملك, ملكة, قائد, أمير
dictator, regime, tyrant, oppression, oppressed, secret police, informer, zulm | dictateur, régime, tyran, oppression | آمر, آمریت, ظلم, ظالم | دكتاتور, نظام, طاغية, ظلم, مخابرات
freedom, free, liberty, azadi, liberated, hurriya, independence | liberté, libre, libération | آزادی, آزاد | حرية, حر, تحرير
equality, equal, equal rights, same rights, women's rights, feminist | égalité, égal, égaux, droits des femmes | برابری, مساوات, خواتین کے حقوق | مساواة, متساوون, حقوق المرأة
justice, fair, fairness, unfair, injustice, unjust, insaf, adl | justice, injustice, injuste | انصاف, عدل, ناانصافی | عدل, عدالة, ظلم, إنصاف
flag, flags, banner, national anthem, jhanda, bunting, emblem | drapeau, drapeaux, hymne | جھنڈا, پرچم, قومی ترانہ | علم, راية, أعلام, نشيد وطني
neighbour, neighbor, neighbours, next door, hamsaya, parosi, komsu, jiran, woman next door | voisin, voisine, voisins, voisinage | پڑوسی, ہمسایہ, ہمسائے, پڑوسن | جار, جارة, جيران, جاري
neighbourhood, neighborhood, district, mohalla, mahalle, quarter, estate, our street, hara | quartier, cité, banlieue | محلہ, علاقہ, بستی | حي, حارة, منطقة, أحياء
community, society, communal, biradari, belonging, belong, diaspora | communauté, société, appartenance | برادری, کمیونٹی, معاشرہ | مجتمع, جالية, انتماء
village, villager, hamlet, gaon, pind, countryside, qarya, rural, kampung | village, villageois, campagne, hameau | گاؤں, دیہات, دیہاتی | قرية, قرى, ريف, ضيعة
charity, donate, donation, fundraiser, fundraising, raise money, appeal, collection, islamic relief | charité, don, donner, collecte, association caritative | خیرات, عطیہ, چندہ, فلاحی | تبرع, تبرعات, جمعية خيرية, إحسان
volunteer, volunteering, volunteered, unpaid, helper, khidmat, give time, seva | bénévole, bénévolat, volontaire | رضاکار, خدمت, رضاکارانہ | متطوع, تطوع, متطوعة, عمل تطوعي
food bank, food parcel, pantry, free meals, soup run, aid box, rations, feed the hungry | banque alimentaire, colis alimentaire, soupe populaire | راشن, مفت کھانا, لنگر, فوڈ بینک | بنك الطعام, سلة غذائية, معونة, إطعام
aid, relief, aid worker, red cross, red crescent, united nations, unicef, humanitarian | aide humanitaire, croix-rouge, croissant-rouge, onu | امداد, ہلال احمر, امدادی کارکن | مساعدات, إغاثة, الهلال الأحمر, الصليب الأحمر
help, helped, helping, madad, lend a hand, assist, support, helpful | aider, aide, coup de main, soutien | مدد, مدد کرنا, سہارا | مساعدة, ساعد, عون, دعم
kind, kindness, good-hearted, generous, generosity, mehrbani, caring, meharban, karam | gentil, gentillesse, bonté, généreux, générosité | مہربان, مہربانی, سخی, نیک دل | لطف, طيبة, كريم, كرم, لطيف
compassion, mercy, merciful, rahma, rahmah, pity, tender, empathy, reham | compassion, miséricorde, pitié, tendresse | رحم, رحمت, ہمدردی, شفقت | رحمة, شفقة, رأفة, تعاطف
cruel, meanness, unkind, nasty, wicked, evil, zalim, heartless | cruel, méchant, mauvais, sans cœur | ظالم, بے رحم, سنگدل, بدتمیز | قاس, قاسي, شرير, لئيم
share, shared, sharing, give away, split, divide, half each, pass round | partager, partage, donner | بانٹنا, تقسیم, حصہ | مشاركة, تقاسم, شارك
phone, telephone, mobile, cell phone, smartphone, rang, call, whatsapp, iphone | téléphone, portable, appeler, appel, smartphone | فون, موبائل, ٹیلیفون, کال | هاتف, تلفون, موبايل, جوال, مكالمة
video call, skype, zoom, facetime, call home, voice message, voice note, imo call | appel vidéo, visio, message vocal | ویڈیو کال, وائس میسج, اسکائپ | مكالمة فيديو, رسالة صوتية, سكايب
text message, message, sms, emoji, chat, group chat, texted | message, texto, sms, messagerie | پیغام, میسج, ایس ایم ایس | رسالة نصية, رسائل, دردشة
radio, wireless, transistor, broadcast, bbc, radio station, podcast | radio, transistor, poste de radio, émission | ریڈیو, نشریات, ٹرانزسٹر | راديو, مذياع, إذاعة
television, tv, telly, cartoon, channel, programme, satellite dish, soap opera, remote | télévision, télé, dessin animé, feuilleton | ٹی وی, ٹیلی ویژن, کارٹون, ڈرامہ | تلفزيون, تلفاز, كرتون, مسلسل
computer, laptop, pc, keyboard, screen, tablet, ipad, printer | ordinateur, clavier, écran, tablette, imprimante | کمپیوٹر, لیپ ٹاپ, اسکرین, ٹیبلٹ | حاسوب, كمبيوتر, لابتوب, شاشة
internet, online, website, wifi, email, web, google, social media, facebook, instagram, tiktok | internet, en ligne, site, courriel, réseaux sociaux | انٹرنیٹ, ویب سائٹ, ای میل, سوشل میڈیا | إنترنت, موقع, بريد إلكتروني, فيسبوك
video game, gaming, playstation, xbox, minecraft, nintendo, computer game | jeu vidéo, console, jouer en ligne | ویڈیو گیم, گیم, پلے اسٹیشن | لعبة فيديو, ألعاب إلكترونية, بلايستيشن
photo, photograph, picture, snapshot, tasveer, selfie, album, portrait | photo, photographie, album, portrait, cliché | تصویر, تصاویر, تصویریں, البم | صورة, صور, ألبوم, سيلفي
camera, photographer, video, filmed, recording, lens | appareil photo, caméra, photographe, vidéo | کیمرہ, فوٹوگرافر, ویڈیو | كاميرا, مصور, فيديو, تصوير
cassette, tape, record player, gramophone, vinyl, cd, tape recorder | cassette, tourne-disque, magnétophone, disque | کیسٹ, گراموفون, ٹیپ ریکارڈر | كاسيت, شريط, أسطوانة, مسجل
machine, engine, motor, machinery, mashin, gears, equipment | machine, moteur, engrenage | مشین, مشینیں, انجن, موٹر | آلة, ماكينة, محرك, آلات
tool, tools, hammer, nail, screwdriver, handsaw, drill, spanner, wrench, pliers, toolbox | outil, marteau, clou, tournevis, scie | اوزار, ہتھوڑا, کیل, آری, پیچ کس | أدوات, مطرقة, مسمار, منشار, مفك
spade, shovel, rake, hoe, dig, dug, wheelbarrow, pickaxe, sickle | pelle, bêche, râteau, creuser, brouette | بیلچہ, پھاوڑا, کدال, کھودنا | مجرفة, رفش, فأس, حفر, معول
axe, chop wood, firewood, log, logs, woodpile, hatchet, kulhari | hache, bois de chauffage, bûche | کلہاڑی, لکڑیاں, ایندھن | فأس, حطب, حطاب
key, keys, lock, locked, padlock, doorkey, chabi, miftah | clé, clef, serrure, cadenas | چابی, تالا, کنجی, چابیاں | مفتاح, مفاتيح, قفل
repair, fix, fixed, mend, mended, broken, patch, put right, marammat | réparer, réparation, raccommoder, cassé | مرمت, ٹھیک کرنا, ٹوٹا ہوا | تصليح, إصلاح, رقعة, مكسور
music, musician, tune, melody, concert, band, orchestra, mousiqi | musique, musicien, mélodie, concert, orchestre | موسیقی, موسیقار, دھن, ساز | موسيقى, موسيقي, لحن, حفلة موسيقية
song, sing, sang, sung, singer, singing, choir, gana, ughniya, hum | chanson, chanter, chant, chanteur, chorale | گانا, گانے, گیت, گلوکار | أغنية, أغاني, غناء, مغني, كورال
nasheed, nashid, naat, qawwali, hamd, qasida, hymn, ilahi, devotional song | anachid, chant religieux, hymne, qawwali | نعت, حمد, قوالی, نشید | نشيد, أناشيد, مدائح, إنشاد
lullaby, lori, bedtime song, cradle song, ninni, tahwida, nursery rhyme | berceuse, comptine | لوری, لوریاں | تهويدة, هدهدة, أغنية نوم
drum, drums, drumming, daff, duff, tabla, dhol, darbuka, tambourine, bendir, djembe | tambour, batterie, tambourin, darbouka | ڈھول, طبلہ, دف | طبل, طبلة, دف, دربكة
oud, ud, guitar, saz, baglama, sitar, rubab, lute, rebab, strings | oud, guitare, luth, sitar | ستار, رباب, گٹار, عود | عود, غيتار, ربابة, بزق
violin, fiddle, cello, viola, kamancha, bow, violinist | violon, violoncelle, archet | وائلن, سارنگی | كمان, كمنجة, تشيلو
piano, organ, accordion, harmonium, pianist | piano, clavier, accordéon, orgue | پیانو, ہارمونیم | بيانو, أورغ, أكورديون
flute, ney, recorder, clarinet, trumpet, bansuri, bagpipes, horn, nay | flûte, clarinette, trompette, ney | بانسری, شہنائی, نفیری | ناي, فلوت, مزمار, بوق
dance, danced, dancing, dabke, dabkeh, bhangra, attan, ballet, dancer | danse, danser, dabké, danseuse | رقص, ناچ, بھنگڑا, ناچنا | رقص, دبكة, رقصة, راقص
draw, drawing, drew, drawn, sketch, pencil, crayon, colouring, coloring, felt-tip | dessin, dessiner, crayon, coloriage | ڈرائنگ, خاکہ, پنسل, رنگ بھرنا | رسم, رسمة, أرسم, قلم رصاص, تلوين
art, artist, painting, mural, canvas, sculpture, craft, creative | art, artiste, tableau, sculpture, fresque | فن, فنکار, مصوری, مصور | فن, فنان, لوحة, نحت, جدارية
calligraphy, calligrapher, khattati, ink, reed pen, beautiful writing, hat sanati | calligraphie, calligraphe, encre, calame | خطاطی, خطاط, سیاہی, قلم | خط عربي, خطاط, حبر
embroidery, embroider, tatreez, cross-stitch, zardozi, karhai, patchwork, quilt, rilli | broderie, broder, patchwork, point de croix | کڑھائی, کشیدہ کاری, رلی | تطريز, تطريزة, مطرزة
knit, knitting, crochet, wool, yarn, knitted, needles, bunai | tricot, tricoter, crochet, laine | بنائی, اون, کروشیا | حياكة, كروشيه, صوف, تريكو
carpet, rug, weave, weaving, wove, woven, loom, weaver, kilim, qaleen | tapis, tissage, tisser, tisserand, métier à tisser | قالین, کھڈی, جولاہا, بنکر | سجاد, نسيج, نول, نساج
pottery, clay, pot, potter, ceramic, tiles, mosaic, kumhar, zellige | poterie, argile, potier, céramique, mosaïque | مٹی کے برتن, کمہار, ٹائل | فخار, طين, خزف, فسيفساء
letter, letters, khat, chitthi, risala, mektup, pen pal, penfriend, postcard, wrote to me | lettre, courrier, carte postale, correspondant | خط, خطوط, چٹھی | رسالة, رسائل, مكتوب, بطاقة بريدية
post office, post, mail, stamp, envelope, postbox, letterbox, mailbox, dak | poste, timbre, enveloppe, boîte aux lettres | ڈاک, ڈاک خانہ, ٹکٹ, لفافہ | بريد, مكتب البريد, طابع, ظرف
parcel, package, box from home, delivery, care package, deliver | colis, paquet, livraison | پارسل, پیکٹ, ڈبہ | طرد, طرود, توصيل, صندوق
diary, journal, notebook, exercise book, daily notes, wrote every day | journal intime, cahier, carnet | ڈائری, روزنامچہ, کاپی | مذكرات, يوميات, دفتر
number, count, counted, hundred, thousand, million, dozen, lakh, sums, arithmetic, maths | nombre, compter, cent, mille, calcul | گنتی, ہزار, لاکھ, نمبر | عدد, رقم, مئة, ألف, أعداد
weigh, weight, kilo, kilogram, pound weight, scales, gram, heavy, ounce, ser | peser, poids, kilo, balance, lourd | وزن, کلو, ترازو, تولنا, بھاری | وزن, كيلو, ميزان, ثقيل
measure, length, metre, meter, mile, kilometre, kilometer, inch, how far, distance | mesurer, mètre, kilomètre, distance, longueur | ناپ, میٹر, کلومیٹر, فاصلہ, میل | قياس, متر, كيلومتر, مسافة, طول
age, years old, how old, elderly, old age, aged, umar, eighty, ninety, a hundred years | âge, vieux, vieillesse, âgé | عمر, بوڑھا, بڑھاپا, سال کا | عمر, مسن, شيخوخة, كبار السن
hour, minute, o'clock, midnight, half past, time of day, noon | heure, minute, minuit, midi | گھنٹہ, منٹ, بجے, آدھی رات | ساعة, دقيقة, منتصف الليل, ظهر
noise, sound, loud, bang, noisy, racket, shor, din, echo | bruit, vacarme, bruyant, écho | آواز, شور, آوازیں, گونج | صوت, ضجيج, ضوضاء, أصوات, صدى
bell, bells, doorbell, school bell, ghanti, jingle, gong, chime, jaras | cloche, sonnette, sonnerie, clochette | گھنٹی, گھنٹیاں, گھنٹہ | جرس, أجراس, رنين
knock, knocked, knock at the door, someone at the door, dastak, tap on the window | frapper à la porte, toquer, coup à la porte | دستک, دروازہ کھٹکھٹانا | طرق الباب, دق الباب, طرق
shout, shouted, scream, screamed, yell, yelled, cheer, chillana, ululate, zaghareet, zaghrouta | crier, cri, hurler, youyou | چیخ, چلانا, پکار | صراخ, صرخة, صياح, زغاريد, زغرودة
whisper, whispered, quietly, low voice, murmur, mutter, sargoshi | chuchoter, murmure, murmurer, à voix basse | سرگوشی, آہستہ بولنا | همس, همسة, يهمس
silence, silent, quiet, hush, khamoshi, speechless, stillness, said nothing, calm, would not speak | silence, silencieux, calme, se taire | خاموشی, خاموش, سکوت, چپ | صمت, صامت, هدوء, سكوت
lamp, light, lantern, fanous, fanoos, candle, bulb, lit, fairy lights, diya, kerosene lamp, torch, flashlight | lampe, lumière, lanterne, bougie, ampoule | چراغ, لالٹین, بتی, موم بتی, روشنی | مصباح, فانوس, شمعة, ضوء, نور
dark, darkness, night-time, shadow, pitch black, andhera, gloom | obscurité, noir, sombre, ombre | اندھیرا, تاریکی, سایہ | ظلام, عتمة, ظل, مظلم
fire, flame, flames, burn, burned, burnt, smoke, aag, bonfire, ash, house fire, ablaze | feu, incendie, flamme, brûler, fumée | آگ, شعلہ, جلنا, دھواں, راکھ | نار, حريق, لهب, دخان, رماد
heater, stove, radiator, fireplace, sobia, heating, angeethi, warm, warmth, brazier, hot-water bottle | chauffage, radiateur, poêle, cheminée, chaleur | ہیٹر, انگیٹھی, چولہا, گرمائش | مدفأة, صوبيا, تدفئة, دفء, كانون
cold, freezing, frozen, froze, shiver, shivered, ice, frost, chilly, sardi, thand | froid, geler, gelé, glace, frisson | سردی, ٹھنڈ, ٹھنڈا, برف, کپکپی | برد, بارد, تجمد, صقيع, ثلج
accident, crash, car crash, collision, hadsa, run over, knocked down, fell off | accident, collision, renversé, choc | حادثہ, حادثات, ٹکر | حادث, حوادث, صدمته سيارة, اصطدام
earthquake, flood, flooded, tsunami, landslide, disaster, hurricane, zalzala, cyclone, drought, famine | tremblement de terre, séisme, inondation, catastrophe, famine | زلزلہ, سیلاب, آفت, قحط | زلزال, فيضان, كارثة, سيول, مجاعة
dream, dreamt, dreamed, khwab, nightmare, bad dream, hulm, ruya, daydream | rêve, rêver, cauchemar, songe | خواب, سپنا, ڈراؤنا خواب | حلم, أحلام, كابوس, منام
gift, present, presents, tohfa, hadiya, hediye, gave me, surprise, wrap, wrapped | cadeau, cadeaux, offrir, présent, surprise | تحفہ, تحفے, ہدیہ | هدية, هدايا, مفاجأة
promise, promised, vow, oath, wada, swear to god, keep my word, amanah | promesse, promettre, serment, parole, confiance | وعدہ, وعدے, قسم, امانت | وعد, وعود, عهد, قسم, أمانة
secret, secrets, hidden, hide, hid, secretly, raaz, hiding place, keep quiet about | secret, caché, cacher, cachette | راز, چھپانا, خفیہ, چھپا ہوا | سري, أسرار, إخفاء, مخبأ, خبأ
lie, lied, liar, truth, honest, honesty, jhoot, fib, sach, deceive, cheat | mensonge, mentir, menteur, vérité, honnête | جھوٹ, جھوٹا, سچ, ایماندار | كذب, كذبة, كاذب, صدق, حقيقة
sorry, apology, apologise, apologize, apologised, ashamed, regret, maafi, afwan, guilt | pardon, excuse, s'excuser, désolé, regret | معافی, معذرت, شرمندہ, پچھتاوا | آسف, اعتذار, أعتذر, ندم, خجل
forgive, forgave, forgiven, forgiveness, pardon, made up, made peace, reconcile, sulh, maaf | pardonner, pardon, réconciliation, se réconcilier | معاف کرنا, معافی, صلح, درگزر | مسامحة, سامح, غفران, صلح, مصالحة
wait, waited, waiting, intezar, delay, queue, queued, stand in line, waiting room, waiting list | attendre, attente, file d'attente, queue | انتظار, قطار, دیر | انتظار, طابور, أنتظر, تأخير
patience, patient, sabr, sabar, endure, persevere, keep going, never give up, bear it | patience, patient, endurer, persévérer | صبر, صابر, برداشت, ثابت قدمی | صبر, صابر, تحمل, مثابرة
hope, hoped, hopeful, umeed, ummid, amal, wish, wished, look forward, optimistic | espoir, espérer, espérance, souhait | امید, امیدیں, آس, خواہش | أمل, آمال, رجاء, أمنية
thank, thanks, thank you, grateful, gratitude, shukriya, shukran, jazakallah, tesekkur, appreciate | merci, remercier, gratitude, reconnaissant | شکریہ, شکر گزار, مہربانی, جزاک اللہ | شكرا, امتنان, جزاك الله, ممتن
`;
