/** Words that mean the same: English | French | Urdu | Arabic. No native reader has seen the French, Urdu and Arabic yet. */
export const NAMES_AND_CUSTOMS = `
muhammad, mohamed, mohammed, mohammad, muhammed, mohamad, mehmet, mohamud, maxamed, mamadou, muhamed, muhammet | mohamed, mohammed, mamadou | محمد | محمد
ahmed, ahmad, ahmet, axmed, achmad | ahmed | احمد | أحمد, احمد
mahmoud, mahmood, mahmud, mehmood, maxamuud | mahmoud | محمود | محمود
hamid, hameed, hamed, abdul hamid, abdulhamid | hamid, hamed | حمید, حامد, عبد الحمید | حميد, حامد, عبد الحميد
mustafa, mustapha, moustafa, mostafa, mustafe | mustapha, moustapha | مصطفیٰ, مصطفی | مصطفى
noah, nuh, nooh, noe, nuux | noé, nouh | نوح | نوح
joseph, yusuf, youssef, yousef, yousuf, yusif, yosef, jusuf, yuusuf, yousaf, josef | joseph, youssef, youcef | یوسف | يوسف
mary, maryam, mariam, meryem, miriam, marium, merjem, maryan, maryama, mariama | marie, myriam, meriem, mariam | مریم | مريم
fatima, fatma, fatimah, fatemeh, fatoumata, faduma, fadumo, faatima, fatou, fatuma | fatima, fatma, fatoumata | فاطمہ | فاطمة, فاطمه, فطوم
aisha, ayesha, aicha, aysha, ayse, aishah, caasha, aissatou, aischa, ajsa | aïcha, aicha, aïssatou | عائشہ, عایشہ | عائشة, عيشة
khadija, khadijah, hatice, khadeeja, khadeejah, khadidja, hadija, hatidza, kadija | khadija, khadidja | خدیجہ | خديجة
zaynab, zainab, zeinab, zeynep, zeyneb, zaineb, zenab, zejneb | zineb, zeinab, zaïnab | زینب | زينب
abraham, ibrahim, ebrahim, ibraheem, ibrahima, avraham, brahim | abraham, ibrahim, brahim | ابراہیم | إبراهيم, ابراهيم
moses, musa, moussa, mousa, moosa, moshe | moïse, moussa | موسیٰ, موسی | موسى
jesus, isa, issa, eisa, essa, isse, jesus christ, son of mary | jésus, issa, aïssa | عیسیٰ, حضرت عیسیٰ, یسوع | عيسى, يسوع, المسيح
adam, aadam, adem, aadan | adam, adem | آدم | آدم
ishmael, ismail, ismael, esmail, ismaeel, ismaciil | ismaël, smaïl | اسماعیل | إسماعيل, اسماعيل
isaac, ishaq, ishak, is'haq, isaaq, izhak | isaac, ishak | اسحاق | إسحاق, اسحق
jacob, yaqub, yakub, yaqoob, yakup, yacoub, jakub, yacub, yaacov | jacob, yacoub | یعقوب | يعقوب
david, dawud, daud, dawood, davud, daoud, dawid, daood | david, daoud | داؤد, داود | داود, داوود, ديفيد
solomon, sulayman, suleiman, suleyman, sulaiman, soliman, sulejman, saleebaan | salomon, souleymane, slimane | سلیمان | سليمان
john, yahya, yahia, yehia, jahja, john the baptist, yahye, yihya | jean, yahia, yahya | یحییٰ, یحیی | يحيى, يوحنا
zechariah, zakariya, zakaria, zakariyya, zachary, zekeriya, zakariye, zack | zacharie, zakaria | زکریا | زكريا
jonah, yunus, younes, yunis, younus, yoonus, jonas, junus | jonas, younès, younes | یونس | يونس
enoch, idris, idrees, idriss, driss, idriis | idriss, driss | ادریس | إدريس, ادريس
aaron, harun, haroon, haroun, haaruun | aaron, haroun | ہارون | هارون
elijah, ilyas, elias, ilyaas, ilias, eliyas, elyas | élie, ilyès, elias | الیاس | إلياس, الياس
gabriel, jibril, jibreel, jabril, cebrail, gibril, djibril | gabriel, djibril, jibril | جبریل, جبرائیل | جبريل, جبرائيل
michael, mikail, mikaeel, mika'il, mikael | michel, mikaïl, mickaël | میکائیل | ميكائيل, ميخائيل
hagar, hajar, hajra, hajer, haajar, hacer, hajira | agar, hajar, hajer | ہاجرہ, حاجرہ | هاجر
asiya, aasiya, asiyah, pharaoh's wife, asya | assia, asya | آسیہ | آسية
bilqis, queen of sheba, balqis, belkis, bilqees | reine de saba, balkis | بلقیس, ملکہ سبا | بلقيس, ملكة سبأ
pharaoh, firaun, fir'awn, firon, egyptian king, pharaohs | pharaon, pharaons | فرعون | فرعون, فراعنة
ali, aly, alee, alija | ali, aly | علی | علي
hussein, husayn, hussain, husain, hossein, hussayn, huseyin, xuseen, husein, hosein | hussein, houcine, hocine | حسین | حسين, الحسين
hassan, hasan, hasson, xasan, hassane, al-hasan | hassan, hacène | حسن | حسن, الحسن, حسان
umar, omar, omer, umer, cumar, oumar, omari | omar, oumar | عمر | عمر
uthman, usman, osman, othman, ousmane, cusmaan, uthmaan, usmaan, othmane | othmane, ousmane, osman | عثمان | عثمان
abu bakr, abubakar, abu bakar, bakr, aboubakar, ebubekir, bakar, abubakr, boubacar | abou bakr, boubacar, aboubakar | ابوبکر | أبو بكر, بكر
bilal, bilaal, belal, billal, bilel | bilal, billel | بلال | بلال
hamza, hamzah, hamzeh, hamse, hamzat | hamza, hamzah | حمزہ | حمزة
khalid, khaled, khalidah, halid, khaalid, haled, khalida | khaled, khalid | خالد, خالدہ | خالد, خالدة
salma, selma, salmah, saalma, selmah | salma, selma | سلمیٰ, سلمہ | سلمى
layla, leila, laila, leyla, laylah, lejla, lailah | leïla, leila, lila | لیلیٰ, لیلا, لیلہ | ليلى, ليلا
yasmin, jasmine, yasmine, yasmeen, jasmin, yasemin, yasamin, jasmina, yaasmiin | yasmine, jasmine | یاسمین | ياسمين, ياسمينا
amina, aminah, ameena, emine, aamina, aminata, amna, emina | amina, aminata | آمنہ, امینہ | أمينة, آمنة
halima, haleema, halimah, xaliimo, halime, haleemah, halimo | halima, alima | حلیمہ | حليمة
hafsa, hafsah, hafza, xafsa, hafso | hafsa, hafça | حفصہ | حفصة
safiya, safiyya, safia, safiyah, safiye, safija | safia, safiya | صفیہ | صفية
sumayyah, sumaya, sumaiya, soumaya, sumeyye, sumayya, sumeya | soumaya, soumeya | سمیہ | سمية
ruqayya, rukayya, ruqaya, rokaya, rukiye, ruqiyo, roqaya | rokaya, roukaya | رقیہ | رقية
umm kulthum, kulsum, kulthum, kulsoom, oum kalthoum, umm kulsum | oum kalthoum, keltoum | کلثوم, ام کلثوم | كلثوم, أم كلثوم
noor, nur, nour, nura, noura, nuur, noora | nour, noura | نور, نورا | نور, نورة, نورا
huda, hoda, houda, hudaa, hooda | houda, hoda | ہدیٰ, ہدا | هدى
iman, eman, imaan, imane, imani | imane, imen | ایمان | إيمان, ايمان
samira, sameera, samirah, semira, sameerah, samiira | samira, samra | سمیرا, سمیرہ | سميرة
nadia, nadiya, nadiyah, nadja, nadya | nadia, nadya | نادیہ | نادية, ناديا
rania, raniya, ranya, raania, raniyah | rania, ranya | رانیہ, رانیا | رانيا, رانية
hana, hanaa, hannah, hanna, hanah | hannah, hana | ہانا | هناء
dina, deena, dinah, dena, diina | dina, dinah | دینا | دينا
lina, leena, lena, leina, linah | lina, léna | لینا | لينا, لينة
rahma, rahmah, rehma, raxma | rahma | رحمہ | رحمة
karim, kareem, kerim, abdul karim, kariim, abdulkareem | karim, abdelkrim | کریم, عبد الکریم | كريم, عبد الكريم
abdullah, abdallah, abdulla, abdalla, cabdullahi, abdullahi, abdoulaye, avdullah, abdi, cabdi | abdallah, abdoulaye, abdellah | عبداللہ, عبد اللہ | عبد الله, عبدالله
abdul rahman, abdurrahman, abdulrahman, abdirahman, abdurahman, rahman, rehman, abderrahmane, cabdiraxmaan | abderrahmane, abdramane | عبدالرحمٰن, عبد الرحمن, رحمان | عبد الرحمن, عبدالرحمن
abdul aziz, abdulaziz, abdelaziz, aziz, azeez, abdiaziz | abdelaziz, aziz | عبدالعزیز, عزیز | عبد العزيز, عزيز
abdul qadir, abdulkadir, abdelkader, kadir, qadir, abdiqadir, kader | abdelkader, kader | عبدالقادر, قادر | عبد القادر, قادر
salim, saleem, selim, salem, saliim, salima | salim, salem | سلیم, سالم | سليم, سالم
rashid, rasheed, rachid, reshid, rashida, rasit | rachid, rachida | رشید, راشد, رشیدہ | رشيد, راشد, رشيدة
tariq, tarek, tarik, tareq, taariq, tarique | tarek, tariq | طارق | طارق
jamal, jamaal, gamal, cemal, djamel, jamila, jameela, dzemal, jamel | djamel, jamel, jamila | جمال, جمیل, جمیلہ | جمال, جميل, جميلة
ridwan, rizwan, redouane, ridvan, rezwan, rizwana | redouane, ridouane | رضوان, رضوانہ | رضوان
faisal, faysal, feisal, faizal, faycal, feysal | fayçal, faïçal | فیصل | فيصل
imran, emran, imraan, umran | imrane, imran | عمران | عمران
junaid, junayd, juneyt, cuneyt, junayed | jounayd, djounaid | جنید | جنيد
luqman, lokman, lukman, luqmaan, loqman | lokman, loqmane | لقمان | لقمان
samir, sameer, semir, saamir | samir | سمیر | سمير
nasir, nasser, naser, naseer, nassir, naasir | nasser, nacer | ناصر, نصیر | ناصر, نصير
mahdi, mehdi, mehedi, mahdy | mehdi, mahdi | مہدی | مهدي
murad, mourad, murat, muraad, murod | mourad, murat | مراد | مراد
saladin, salahuddin, salah al-din, salahudeen, selahattin | saladin, salah eddine | صلاح الدین | صلاح الدين
nuruddin, noureddine, nur ad-din, nurettin, nooruddin, nureddin | noureddine, nordine | نور الدین, نورالدین | نور الدين, نورالدين
sharif, shareef, cherif, serif, sharifa, sharifah | chérif, cherifa | شریف, شریفہ | شريف, شريفة
malik, maalik, malek, malika, melike, maleeka | malik, malika | مالک | مالك, مليكة
abdirizak, abdul razzaq, abdirisaaq, razak, razzak, abdurrazaq | abderrezak, razak | عبدالرزاق, رزاق | عبد الرزاق, رزاق
nasrin, nasreen, nesrin, nasrine, nesreen, nasrina | nesrine, nasrine | نسرین | نسرين
rukhsana, roxana, roksana, roxane, ruksana | roxane, roxana | رخسانہ | رخسانة, روكسانا
shirin, shireen, sirin, chirine, shereen, shirine | chirine, shirine | شیریں, شیرین | شيرين
parvin, parveen, perwin, pervin, parwin, parveena | parvine, perwin | پروین | بروين, برفين
farida, fareeda, faridah, feride, farid, fareed | farida, farid | فریدہ, فرید | فريدة, فريد
reza, raza, rida, riza, ridha | réza, ridha, rida | رضا | رضا
rahim, raheem, abdur rahim, rohim, abdul rahim, raheim | rahim, abderrahim | رحیم, عبدالرحیم | رحيم, عبد الرحيم
shahnaz, shehnaz, shanaz, sehnaz, shahnaaz | chahnez, shahnaz | شہناز | شهناز
momtaz, mumtaz, mumtaaz, mumtaj, momotaz | mumtaz, moumtaz | ممتاز | ممتاز
amir, emir, ameer, amira, ameera, aamir, emira, amiira | amir, amira, émir | عامر, امیرہ | أمير, عامر, أميرة
suhail, sohail, suhayl, soheil, suheyl, souhail | souhail, souheil | سہیل | سهيل
waleed, walid, velid, waliid, oualid | walid, oualid | ولید | وليد
zahid, zaheed, zahida, zaheeda, zahit | zahid, zahida | زاہد, زاہدہ | زاهد, زاهدة
ayyub, ayub, ayoub, eyup, ayoob, ejub, prophet job | ayoub, ayyoub | ایوب | أيوب, ايوب
saeed, sa'id, saeid, siciid, saeeda, saida | saïd, saïda | سعید, سعیدہ | سعيد, سعيدة
hawwa, havva, xaawo, adam and eve, hawwaa | ève, haoua, adam et ève | حوا | حواء
sarah, sara, saara, sarra, saarah | sarah, sara | سارہ | سارة
zahra, zahraa, zehra, sahra, zohra, zahrah, zahara | zahra, zohra | زہرا, زہرہ | زهراء, زهرة, الزهراء
anas, enes, anass, aanas | anas, anass | انس | أنس
anis, anees, aniss, anisa, aneesa, enisa | anis, anissa | انیس, انیسہ | أنيس, أنيسة
zayd, zaid, zayed, zeid, zejd | zayd, zeid | زید | زيد, زايد
ziad, ziyad, zeyad, ziyaad | ziad, zyad | زیاد | زياد
marwan, merwan, marouane, marwaan | marouane, marwan | مروان | مروان
marwa, marwah, merve, marua | marwa, maroua | مروہ | مروة
asma, asmaa, esma, asmah | asma, asmaa | اسماء, اسما | أسماء, اسماء
israa, isra, esra, israh | isra, israa | اسرا, اسراء | إسراء, اسراء
azra, azrah, adhra, azraa | azra, adra | عذرا | عذراء
salman, salmaan, selman, salmane | salman, salmane | سلمان | سلمان
sami, samee, saami, samy | sami, samy | سامی, سمیع | سامي
saleh, salih, saalih, salihah, saliha | salih, saliha | صالح, صالحہ | صالح, صالحة
hanan, hanane, hanaan, haneen, hanin | hanane, hanine | حنان, حنین | حنان, حنين
shamsuddin, shamsudeen, shams al-din, semsettin, chamseddine | chamseddine, chams | شمس الدین | شمس الدين
ifrah, ifraah, afrah, efrah | ifrah, afrah | افراح | إفراح, أفراح
deeqa, deqa, diqa, deeqo | deqa, diqa | دیقا | ديقة
warsame, warsama, warsameh | warsamé, warsama | ورسمے | ورسمة
liban, liiban, leeban, libaan | libane | لیبان | ليبان
farah, faarax, farax, farrah | farah, farrah | فرح | فرح, فارح
kamal, kemal, kamaal, kamil, kaamil | kamel, kamal, kémal | کمال, کامل | كمال, كامل
rustam, rostam, rustem, rostom | rostam, roustam | رستم | رستم
nilufar, nilofar, niloufar, nilufer, neelofar | niloufar, nilufer | نیلوفر | نيلوفر
adnan, adnaan, adnane | adnane, adnan | عدنان | عدنان
haris, harith, haaris | harith, haris | حارث | حارث
nurul, nurul huda, nuurul, nooral, nurulain | nurul, nouroul | نور الہدیٰ, نورالعین | نورول, نور الهدى
hodan, hodon, hoodan | hodan, hodane | ہودان | هودان
ayaan, ayan, aayan | ayaan, ayan | آیان | أيان
elif, eliff, elifa | elif, élif | ایلف | إليف
nuns, nun, mother superior, convent school, convents, nunnery, cloister, habit and veil | religieuses, couvent, école de bonnes sœurs, cloître | راہبائیں, کانوینٹ, کانونٹ اسکول | راهبات, دير الراهبات, مدرسة الراهبات
sabbath, shabbat, shabbos, shabbes, day of rest, friday night dinner, challah | sabbat, chabbat, jour de repos | سبت, یوم سبت | السبت, شبات, يوم الراحة
kippah, kippa, yarmulke, skullcap, kipa, jewish cap, yamulka | kippa, calotte juive | کپاہ, یہودی ٹوپی | كيباه, قلنسوة, القبعة اليهودية
hanukkah, chanukah, hanukah, menorah, festival of lights, dreidel, purim | hanoucca, hanoukka, chandelier à sept branches | حنوکا, مینورا | حانوكا, حنوكة, شمعدان
passover, pesach, seder, matzah, matzo, yom kippur, rosh hashanah, sukkot | pâque juive, pessah, yom kippour, pain azyme | عید فسح, یوم کپور | عيد الفصح اليهودي, يوم الغفران
bar mitzvah, bat mitzvah, batmitzvah, barmitzvah, coming of age | bar-mitsva, bat-mitsva | بار متسوا | بار متسفا, بلوغ
holocaust, shoah, auschwitz, nazi, nazis, concentration camp, anne frank | shoah, holocauste, nazi, camp de concentration | ہولوکاسٹ, نازی | الهولوكوست, المحرقة, النازية
kosher, kashrut, kosher food, kosher butcher, cacher | casher, cacher, kasher | کوشر, کوشر کھانا | كوشر, كشروت
protestant, lutheran, anglican, church of england, methodist, baptist, evangelical, presbyterian, quaker | protestant, luthérien, anglican, évangélique | پروٹسٹنٹ, اینگلیکن | بروتستانتي, إنجيلي, أنجليكاني
catholic, pope, vatican, roman catholic, mass, confession, first communion | catholique, pape, messe, première communion | کیتھولک, پوپ | كاثوليكي, البابا, قداس, الفاتيكان
orthodox, coptic, copt, armenian church, maronite, assyrian, serbian orthodox, eastern christian | orthodoxe, copte, maronite, chrétien d'orient | آرتھوڈوکس, قبطی | أرثوذكسي, قبطي, أقباط, ماروني, آشوري
baptism, baptised, baptized, christening, christened, godmother, godfather, godparent, font | baptême, baptisé, parrain, marraine | بپتسمہ, اصطباغ | معمودية, تعميد, عماد, عراب
rosary, rosary beads, hail mary, crucifix, cross necklace, wooden cross, sign of the cross | chapelet, crucifix, croix, signe de croix | صلیب, روزری | مسبحة الوردية, صليب, صلبان
bible, gospel, new testament, old testament, psalm, psalms, injil, zabur, holy bible | bible, évangile, psaume, nouveau testament | بائبل, انجیل, زبور | الكتاب المقدس, إنجيل, مزامير, زبور
hymn, hymns, carol, carols, carol singing, gospel choir, church choir, silent night | cantique, cantiques, chorale, chants de noël | حمدیہ گیت, کیرول | ترنيمة, تراتيل, ترانيم
christmas tree, christmas lights, tinsel, fir tree, baubles, stocking, mistletoe, christmas dinner, reindeer | sapin de noël, guirlande, boules de noël, réveillon | کرسمس ٹری, کرسمس کا درخت | شجرة الميلاد, زينة الميلاد
nativity play, school nativity, shepherds and kings, manger, stable in bethlehem, advent calendar, advent | crèche vivante, spectacle de noël, avent, calendrier de l'avent | کرسمس ڈرامہ, چرنی | مسرحية الميلاد, مذود, بيت لحم
easter egg, easter bunny, egg hunt, painted eggs, hot cross bun, palm sunday | œuf de pâques, chasse aux œufs, carême, rameaux | ایسٹر کے انڈے | بيض العيد, أحد الشعانين, بيض ملون
halloween, trick or treat, pumpkin lantern, bonfire night, guy fawkes, thanksgiving, valentine | halloween, citrouille, saint-valentin | ہالووین, ویلنٹائن | هالوين, عيد الحب, عيد الشكر
gurdwara, gurudwara, gurdwaras, sikh temple, golden temple, amritsar | gurdwara, temple sikh, temple d'or | گردوارہ, گوردوارہ, گولڈن ٹیمپل | غوردوارا, معبد السيخ
langar, free kitchen, community kitchen, seva, khalsa aid | langar, cuisine communautaire, repas gratuit | لنگر, سیوا | لنغر, مطبخ مجاني
turban, pagri, pagg, dastar, patka, imama, amamah, turbans, turbaned | turban, turbans | پگڑی, دستار, عمامہ | عمامة, عمائم
vaisakhi, baisakhi, kirpan, kara, guru granth sahib, singh, kaur | vaisakhi, kirpan | بیساکھی, کرپان, گرو گرنتھ صاحب | فايساخي, كيربان
diwali, deepavali, divali, deepawali, diya lamps, rangoli, fireworks | diwali, feu d'artifice, fête des lumières | دیوالی, دیپاولی, آتش بازی | ديوالي, عيد الأنوار, ألعاب نارية
holi, raksha bandhan, rakhi, navratri, durga puja, krishna, ganesh, rama | holi, fête des couleurs, durga puja | ہولی, راکھی, درگا پوجا | هولي, مهرجان الألوان
temple, mandir, shrine, pagoda, vihara, statue of buddha, place of worship, house of god | temple, pagode, lieu de culte, sanctuaire | مندر, عبادت گاہ, عبادت گاہیں | معبد, معابد, دار عبادة
open day, mosque visit, mosque tour, visit my mosque, open mosque, class visit to the mosque | journée portes ouvertes, visite de la mosquée | مسجد کا دورہ, اوپن ڈے | يوم مفتوح, زيارة المسجد
religious education, re lesson, religion class, confirmation class, scripture lesson, islamiat | cours de religion, catéchisme, enseignement religieux | اسلامیات, دینیات, مذہبی تعلیم | تربية دينية, حصة الدين, تربية إسلامية
mixed marriage, interfaith marriage, different faith, mixed family, half muslim, christian mother, mixed race | mariage mixte, couple mixte, famille mixte, métis | مخلوط شادی, بین المذاہب شادی | زواج مختلط, عائلة مختلطة
ahmadiyya, ahmadi, ismaili, aga khan, sufi, sufism, dervish, tariqa, zikr circle | soufi, soufisme, derviche, ismaélien, confrérie | صوفی, تصوف, احمدی, اسماعیلی | صوفي, تصوف, درويش, إسماعيلي, أحمدية
shia, shi'a, shiite, sunni, karbala, arbaeen, sect, majlis hussain | chiite, sunnite, karbala, achoura | شیعہ, سنی, کربلا, مجلس | شيعي, شيعة, سني, كربلاء, مذهب
yazidi, yezidi, druze, bahai, baha'i, zoroastrian, parsi, mandaean | yézidi, druze, bahaï, zoroastrien | یزیدی, پارسی, بہائی, دروز | إيزيدي, درزي, دروز, بهائي, زرادشتي
hilal committee, moon fighting, is it eid tomorrow, saudi moon, sighted the moon, looking for the moon, eid date | nuit du doute, annonce de l'aïd, date de l'aïd | رویت ہلال, چاند نظر آیا, چاند دیکھنا | رؤية الهلال, تحري الهلال, ليلة الشك
taraweeh, tarawih, taravih, teravih, tarawee, terawih, taraawiix, ramadan night prayer | tarawih, prières surérogatoires | تراویح, نماز تراویح | تراويح, صلاة التراويح
itikaf, i'tikaf, itikaaf, etikaf, aitkaf, retreat in the mosque, staying in the mosque | retraite à la mosquée, itikaf | اعتکاف, معتکف | اعتكاف, معتكف
shab e barat, shab-e-barat, shabe barat, berat, isra and miraj, shab e miraj, mi'raj, kandil | nuit du mi'raj, voyage nocturne, chaabane | شب برات, شب معراج, معراج | ليلة النصف من شعبان, الإسراء والمعراج, معراج
ramadan drummer, musaharati, mesaharati, davulcu, wake up for suhoor, ramadan cannon, iftar cannon | tambour du ramadan, canon du ramadan | سحری جگانے والا, سحری کا ڈھول | مسحراتي, مدفع رمضان, طبلة المسحراتي
first fast, half fast, half day fast, roza kushai, keep my first roza, child fasting, practice fast | premier jeûne, premier jour de jeûne, demi-journée de jeûne | پہلا روزہ, روزہ کشائی, چڑی روزہ | أول صيام, صيام العصفورة, أول يوم صمته
not fasting, missed fasts, make up fasts, qada, qaza, kaffara, fidya, fidyah, broke my fast | ne pas jeûner, rattraper le jeûne, jours à rattraper | قضا روزے, فدیہ, روزہ چھوڑنا | قضاء الصيام, فدية, مفطر, كفارة
menstruation, period, periods, menstruating, time of the month, sanitary pads, tampons, hayd, haiz, cramps | règles, menstruation, serviettes hygiéniques | حیض, ماہواری, پیریڈز, مخصوص ایام | حيض, دورة شهرية, الدورة, فوط صحية
mahram, mehram, muhrim, maharam, na mahram, non-mahram, male guardian, wali, chaperone | mahram, tuteur, accompagnateur | محرم رشتہ, نامحرم, ولی | محرم, ولي أمر, غير محرم
ghusl for the dead, washing the body, mayyit, mayyat, ghusl mayyit, camphor, kafan cloth | toilette du mort, lavage mortuaire, linceul, camphre | میت, غسل میت, کافور | غسل الميت, تكفين, كافور, ميت
khatam, khatam quran, khatm, quran khwani, chehlum, chaliswan, fortieth day, soyem, qul | quarantième jour, lecture du coran, veillée | قرآن خوانی, چہلم, ختم, سوئم, قل | ختمة, الأربعين, ختم القرآن
ameen, amin party, ameen ceremony, finished the quran, completed the quran, quran completion, hatim | fin de la lecture du coran, cérémonie du coran | آمین, ختم قرآن, آمین کی تقریب | ختم القرآن, حفل ختم القرآن, آمين
subhanallah, allahu akbar, takbir, takbeer, astaghfirullah, la ilaha illallah, god is great, glory be to god | allahou akbar, takbir, gloire à dieu | سبحان اللہ, اللہ اکبر, تکبیر, استغفراللہ | سبحان الله, الله أكبر, تكبير, أستغفر الله
dhikr, zikr, zikir, remembrance of god, wird, durood, salawat, tasbeeh count | dhikr, zikr, rappel de dieu | ذکر, ذکر الٰہی, درود, درود شریف | ذكر الله, أذكار, ورد, الصلاة على النبي
istikhara, istikharah, prayer for guidance, ask god for a sign, guidance prayer | istikhara, prière de consultation | استخارہ | استخارة, صلاة الاستخارة
minaret, minarets, minare, menara, mosque tower, minaret ban | minaret, minarets | مینار, مسجد کا مینار, میناروں | مئذنة, مآذن, منارة
minbar, mimbar, mihrab, mehrab, pulpit, prayer niche, chandelier of the mosque | minbar, mihrab, chaire | منبر, محراب | منبر, محراب
shoe rack, shoes at the mosque, take off shoes, lost shoes at the mosque, take your shoes off | enlever ses chaussures, casier à chaussures, se déchausser | جوتے اتارنا, مسجد سے جوتے | خلع الحذاء, رف الأحذية
women's section, women's prayer space, behind the curtain, ladies' side, women's entrance, segregated, partition screen | salle des femmes, espace des femmes, entrée des femmes | خواتین کا حصہ, زنانہ, پردے کے پیچھے | مصلى النساء, قسم النساء, مدخل النساء
miswak, siwak, sewak, misvak, meswak, tooth stick, tooth twig, rumay | miswak, siwak, souak | مسواک, مسواکیں | مسواك, سواك
ihram, ehram, ahram, white cloth of hajj, two white sheets, pilgrim's clothes | ihram, habit du pèlerin | احرام | إحرام, ملابس الإحرام
tawaf, tawaaf, circle the kaaba, sa'i, safa and marwa, arafat, mina, muzdalifah, stoning the devil | tawaf, tour de la kaaba, arafat, mina | طواف, سعی, عرفات, منیٰ | طواف, سعي, عرفات, منى, رمي الجمرات
ummah, umma, ummat, muslim world, brothers and sisters in islam, brotherhood, sisterhood | oumma, communauté musulmane, fraternité | امت, امت مسلمہ, اخوت | أمة, الأمة الإسلامية, أخوة
hadith, hadeeth, hadis, hadees, sunnah, sunna, sunnat, seerah, sirah, saying of the prophet | hadith, sunna, sira | حدیث, احادیث, سنت, سیرت | حديث نبوي, أحاديث, سنة, سيرة
sharia, shariah, shari'a, fatwa, fiqh, mufti, islamic law, madhhab | charia, fatwa, mufti, droit musulman | شریعت, فتویٰ, مفتی, فقہ | شريعة, فتوى, مفتي, فقه
sadaqah jariyah, build a well, waqf, wakaf, endowment, ongoing charity, build a mosque | aumône continue, construire un puits, waqf | صدقہ جاریہ, وقف, کنواں بنوانا | صدقة جارية, وقف, حفر بئر
repent, repentance, tawbah, tauba, toba, tawba, change my ways, turn back to god | repentir, se repentir, tawba | توبہ, توبہ کرنا | توبة, تاب, استغفار
taqwa, tawakkul, trust in god, god-fearing, ikhlas, sincerity, ihsan, tawakul | piété, confiance en dieu, crainte de dieu | تقویٰ, توکل, اخلاص | تقوى, توكل, إخلاص, إحسان
qadr, qadar, fate, destiny, taqdeer, kader, maktub, mektoub, written for me, god's plan | destin, mektoub, destinée | تقدیر, مقدر, قسمت | قدر, مكتوب, نصيب, قضاء وقدر
judgement day, day of judgment, qiyamah, qayamat, last day, end of the world, doomsday, kiyamet | jour du jugement, fin du monde, résurrection | قیامت, یوم حساب, روز محشر | يوم القيامة, يوم الحساب, آخر الزمان
circumcision, circumcised, khatna, khitan, sunnet, sunat, circumcision party, tahara | circoncision, circoncis, tahara | ختنہ, ختنے, مسلمانی | ختان, طهور, مطاهر
noah's ark, the ark, noah's pudding, ashure, asure, ashura pudding | arche de noé, dessert de noé, achoura | کشتی نوح, نوح کی کشتی | سفينة نوح, عاشورية
halaqa, halaqah, study circle, quran circle, sisters' circle, sohbet, usra, milad gathering | cercle d'étude, halaqa, groupe de sœurs | حلقہ, حلقہ درس, محفل میلاد | حلقة, حلقة علم, درس نسائي
jizakallah, barakallah, baarakallahu feek, jazak allah khair, may allah reward you, wa iyyak, ameen to your dua | barak allahou fik, qu'allah te récompense | بارک اللہ, جزاک اللہ خیر | بارك الله فيك, جزاك الله خيرا
eid prayer, eid salah, eid namaz, bayram namazi, prayer in the park, eidgah, musalla eid | prière de l'aïd, prière en plein air | عید کی نماز, نماز عید, عیدگاہ | صلاة العيد, مصلى العيد
eid clothes, new clothes for eid, eid outfit, eid dress, eid shopping, bangles for eid | habits de l'aïd, vêtements neufs, courses de l'aïd | عید کے کپڑے, نئے کپڑے, عید کی خریداری | ملابس العيد, ثياب العيد, لبس العيد
eid off school, day off for eid, school holiday eid, absent for eid, eid at work | congé pour l'aïd, absent pour l'aïd, jour férié | عید کی چھٹی, اسکول سے چھٹی | عطلة العيد, إجازة العيد
maqluba, maklouba, maqlouba, makloubeh, maqlooba, maqloubeh, upside-down rice, makluba | maqlouba, makloubé, riz renversé | مقلوبہ | مقلوبة, مقلوبه
biryani, biriyani, briyani, beryani, biriani, buryani, hyderabadi rice, tehari | biryani, riz biryani | بریانی, تہاری | برياني
pilau, pulao, plov, pilav, polo, palaw, kabuli pulao, qabili palau, osh, pilaf | pilaf, riz pilaf, plov | پلاؤ, کابلی پلاؤ | بيلاف, رز بخاري, بلاو
samosa, sambusa, sambousek, sambusak, samboosa, sambuusa, somosa, samoosa, sanbuse, singara | samoussa, sambousek, samossa | سموسہ, سموسے | سمبوسة, سمبوسك
haleem, halim, hareesa, harees, daleem, keshkek, wheat and meat porridge | haleem, porridge de blé à la viande | حلیم, دلیم, ہریسہ | حليم, هريسة, هريس
kunafa, knafeh, kanafeh, kunefe, konafa, kunafeh, knafe, kenafa, kunefeh | knafeh, kounafa | کنافہ | كنافة, كنافه
baklava, baklawa, baklaawa, baqlawa, baklavas, baklawah, bakhlava | baklava, baklawa, pâtisserie orientale | بقلاوہ | بقلاوة, بقلاوه
injera, canjeero, anjera, enjera, laxoox, lahoh, laxox, malawah, malawax, teff pancake | injera, galette éthiopienne, crêpe somalienne | انجیرا | إنجيرا, كنجيرو, لحوح
harira, hareera, chorba, shorba, moroccan soup, ramadan soup | harira, chorba, soupe du ramadan | حریرہ, شوربہ | حريرة, شوربة رمضان
couscous, kuskus, cous cous, kouskous, kseksu, seksu, friday couscous | couscous, semoule, kouskous | کسکس | كسكس, كسكسي, كسكسو
dolma, dolmas, dolmeh, warak enab, stuffed vine leaves, sarma, yaprak, yalanji, mahshi, stuffed peppers | dolma, feuilles de vigne, légumes farcis | دولمہ, ڈولما | ورق عنب, دولمة, محشي, يبرق
musakhan, mansaf, maftoul, fatteh, fattah, freekeh, palestinian chicken, jameed | musakhan, mansaf, fatteh | مسخن, منسف | مسخن, منسف, مفتول, فتة
kibbeh, kubba, kibbe, kibbi, kubbeh, icli kofte, kebbeh | kebbé, kibbeh | کبہ | كبة, كبه, كبيبة
mulukhiyah, molokhia, mloukhieh, molokhiya, mulukhiya, mloukhiya, jute leaves | mloukhia, corète | ملوخیہ | ملوخية, ملوخيه
falafel, felafel, taamiya, hummus, houmous, hommos, humus, mutabbal, baba ganoush, tahini | falafel, houmous, tahini | فلافل, حمص | فلافل, طعمية, حمص, متبل, طحينة
manakish, manaqish, manousheh, zaatar bread, za'atar, lahmacun, lahmajun, pide, fatayer | manakich, pain au thym, pizza turque | مناقیش, زعتر روٹی | مناقيش, منقوشة, لحم بعجين, فطاير
koshari, kushari, koshary, ful medames, foul, fool mudammas | kochari, foul | کشری, فول | كشري, فول مدمس
tagine, tajine, tajin, pastilla, bastilla, rfissa, moroccan stew | tajine, pastilla, rfissa | طاجین, تاجین | طاجين, بسطيلة, رفيسة
msemen, baghrir, sfenj, chebakia, briouat, makroud, makrout, griwech | msemen, baghrir, beignet, chebakia, makrout | مراکشی مٹھائی, مسمن | مسمن, بغرير, سفنج, شباكية, مقروط
bariis, suqaar, hilib, baasto, muufo, ambuulo, somali rice, hilib ari | riz somalien, viande de chèvre | صومالی چاول, صومالی کھانا | أكل صومالي, رز صومالي
halwo, xalwo, halva, halwa, halawa, halvah, helva, halawi, sooji halwa, gajar halwa | halva, halwa, halwa somali | حلوہ, حلوے, گاجر کا حلوہ | حلاوة, حلاوة طحينية, حلوى
nihari, paya, siri paye, karahi, korma, qorma, qormeh, ghormeh sabzi, gheimeh | nihari, korma, ragoût persan | نہاری, پائے, قورمہ, کڑاہی | نهاري, قورمة, قرمة سبزي
ash reshteh, aash, tahdig, fesenjan, khoresh, kuku sabzi, persian food | cuisine persane, riz croustillant, soupe persane | ایرانی کھانا, آش | أكل إيراني, آش, تهديغ
mantu, manti, aushak, ashak, bolani, boolani, afghan dumplings, chuchvara, pelmeni, khinkali | raviolis afghans, manti, bolani | منتو, آشک, بولانی | منتو, مانتي, بولاني, شيشبرك
chapli kebab, seekh kebab, shami kebab, bihari kebab, shashlik, adana, kofte, köfte, cevapi, cevapcici | kebab, brochette, köfte, boulettes | چپلی کباب, سیخ کباب, شامی کباب, کوفتہ | كباب, كفتة, مشاوي, شيش
burek, borek, bourek, byrek, burekas, bureka, bosnian pie, pita zeljanica, brik, gözleme, gozleme | börek, bourek, brick, feuilleté | بوریک, بورک | بورك, بوريك, بريك, فطيرة
rendang, nasi lemak, nasi goreng, satay, sate, ketupat, lontong, laksa, roti canai, kuih | rendang, nasi goreng, cuisine malaise, satay | رینڈانگ, ملائی کھانا | رندانغ, ناسي غورينغ, ساتيه
ilish, hilsa, shutki, bhorta, bharta, pitha, pithas, panta bhat, khichuri, khichdi, khichri | poisson du bengale, khichdi, cuisine bengalie | کھچڑی, ہلسا مچھلی, بھرتہ | كشري هندي, أكل بنغالي, سمك هلسا
rasgulla, roshogolla, rasmalai, mishti doi, mishti, sandesh, gulab jamun, jalebi, imarti, laddu, ladoo, barfi | sucreries indiennes, gulab jamun, jalebi | رس گلہ, رس ملائی, گلاب جامن, جلیبی, برفی | حلويات هندية, زلابية, غلاب جامون
sheer khurma, sheer korma, seviyan, sewaiyan, shemai, semai, sawine, vermicelli milk, eid vermicelli | vermicelles au lait, dessert de l'aïd | شیر خرما, شیر خورمہ, سویاں | شعيرية بالحليب, شير خورما
qatayef, atayef, katayef, luqaimat, lokma, awameh, loukoumades, zalabia, basbousa, namoura, harissa cake, umm ali | qatayef, beignets au miel, basboussa, zlabia | قطائف, لقیمات, بسبوسہ | قطايف, قطائف, لقيمات, عوامة, بسبوسة
maamoul, ma'amoul, mamoul, kahk, kaak, kleicha, kolompeh, eid biscuits, date biscuits, ghraybeh, nankhatai | maamoul, gâteaux aux dattes, ghribia, kaak | معمول, نان خطائی, عید کے بسکٹ | معمول, كعك العيد, كليجة, غريبة
lokum, turkish delight, rahat lokum, loukoum, rahatluk, raha, cezerye, pismaniye | loukoum, loukoums | لوکم, ترک مٹھائی | راحة الحلقوم, ملبن
pakora, pakoras, pakoda, bhajia, bajiya, piyaju, onion bhaji, dahi bhalla, chaat, gol gappay, pani puri, fruit chaat | beignets de légumes, pakora | پکوڑا, پکوڑے, چاٹ, گول گپے, دہی بھلے | بكورة, باكورا, مقالي هندية
paratha, parathas, porota, parotta, farata, puri, poori, halwa puri, luchi, bhatura | paratha, galette feuilletée | پراٹھا, پراٹھے, پوری, حلوہ پوری | براتا, خبز براتا
shawarma, shawerma, chawarma, doner, döner, gyros, kebab roll, doner kebab | chawarma, döner, kebab, grec | شوارما, شاورما, ڈونر | شاورما, دونر
jollof, thieboudienne, tiep, mafe, fufu, suya, egusi, attieke, yassa | thieboudienne, mafé, yassa, attiéké | افریقی کھانا, جولوف | أرز جولوف, أكل أفريقي, فوفو
kashmiri chai, pink tea, noon chai, qehwa, sheer chai, salep, sahlab, karkade, hibiscus tea | thé rose, sahlab, karkadé, bissap | کشمیری چائے, گلابی چائے, قہوہ | سحلب, كركديه, شاي كشميري
teapot, tea glass, tea glasses, samovar, tulip glass, tea tray, saucer, thermos, flask, kettle | théière, samovar, verre à thé, thermos, bouilloire | چائے دانی, کیتلی, تھرماس, سماوار | إبريق شاي, سماور, غلاية, ترمس
shisha, hookah, hukka, huqqa, nargileh, narghile, waterpipe, hubble-bubble, paan, betel | chicha, narguilé, bétel | حقہ, شیشہ حقہ, پان | شيشة, أركيلة, نرجيلة
smoke cigarettes, cigarette, cigarettes, smoking, smoker, tobacco, vape, vaping, naswar, pack of cigarettes | cigarette, fumer, fumeur, tabac | سگریٹ, تمباکو, سگریٹ نوشی, نسوار | سيجارة, تدخين, دخان السجائر, تبغ, سجائر
dough, flour, knead, kneading, kneaded, yeast, rolling pin, belan, atta, batter | pâte, farine, pétrir, levure, rouleau | آٹا, گوندھنا, بیلن, خمیر | عجين, طحين, عجن, دقيق, خميرة
quince, medlar, persimmon, loquat, mulberries, sea buckthorn, jujube, sidr, ber | coing, nèfle, kaki, mûre, jujube | بہی, لوکاٹ, شہتوت, بیر | سفرجل, أكيدنيا, توت, كاكا, نبق
grape, grapes, vine, raisin, raisins, sultanas, bunch of grapes, angoor, kishmish | raisin, raisins, vigne, grappe | انگور, کشمش, انگور کی بیل | عنب, زبيب, كرمة, دالية
strawberry, strawberries, raspberry, blackberry, blackberries, blueberry, cherry, cherries, gooseberry | fraise, fraises, framboise, mûre, cerise | اسٹرابیری, چیری, جامن | فراولة, توت, كرز
cactus, prickly pear, sabr fruit, cactus fruit, aloe vera, sabra, thorny plant | cactus, figue de barbarie, aloès | کیکٹس, تھوہر, ایلوویرا | صبار, تين شوكي, صبر
cedar, cypress, pine tree, fir, juniper, pine cone, pine nuts, evergreen | cèdre, cyprès, pin, pomme de pin | دیودار, چیڑ, صنوبر, سرو | أرز لبنان, سرو, صنوبر, شجرة صنوبر
oak, birch, beech, chestnut, maple, poplar, plane tree, chinar, linden, lime tree, acorn, conker | chêne, bouleau, hêtre, platane, tilleul | چنار, شاہ بلوط, سفیدہ درخت | بلوط, حور, دلب, كستناء
banyan, neem, peepal, acacia, baobab, eucalyptus, kikar, mango tree, moringa | acacia, baobab, eucalyptus, margousier | برگد, نیم, پیپل, کیکر | أكاسيا, سنط, كينا, باوباب
sunflower, poppy, poppies, hyacinth, iris, violet flower, carnation, geranium, orchid, snowdrop, crocus | tournesol, coquelicot, jacinthe, œillet, géranium | سورج مکھی, گل لالہ, نرگس | دوار الشمس, شقائق النعمان, قرنفل, نرجس
stork, storks, crane bird, swallow nest, hoopoe, hudhud, flamingo, pelican, ababil, migrating birds | cigogne, huppe, hirondelle, flamant, oiseaux migrateurs | لق لق, ہدہد, ابابیل, کونج | لقلق, هدهد, سنونو, طيور مهاجرة
pigeon keeper, homing pigeon, pigeon loft, kabootar, kabutar, pigeon flying, doves | pigeon voyageur, pigeonnier, colombe | کبوتر, کبوتر باز, فاختہ | حمام زاجل, برج حمام, كشاش حمام, يمامة
blackbird, thrush, cuckoo, koel, woodpecker, finch, goldfinch, wren, lark, blue tit | merle, coucou, pic, chardonneret, mésange | کوئل, ہدہد, بلبل | شحرور, حسون, وقواق, قبرة
screw, bolt, sandpaper, chisel, ladder, paintbrush, nails, tape measure, plane for wood, workbench | vis, ciseau à bois, papier de verre, mètre ruban, établi | پیچ, چھینی, ریگ مال, رندا | برغي, إزميل, شريط قياس, ورق زجاج
rope, string, cord, knot, knots, tie, tied, twine, untie, rassi | corde, ficelle, nœud, attacher | رسی, ڈوری, گرہ, باندھنا | حبل, خيط, عقدة, ربط
painter, decorator, paint the house, plasterer, wallpaper, whitewash, house painter, roofer, tiler | peintre en bâtiment, papier peint, plâtrier, carreleur | رنگ ساز, سفیدی, پینٹر, پلستر | دهان, طراش, طلاء, مبلط
florist, flower shop, flower seller, gardener's boy, nurseryman, phool wala | fleuriste, marchand de fleurs | پھول والا, پھول فروش, مالی | بائع زهور, محل ورد
hairdryer, beauty parlour, beautician, threading, waxing, manicure, nail salon | esthéticienne, salon de beauté, épilation | بیوٹی پارلر, تھریڈنگ | صالون تجميل, تجميل, كوافير
apprentice, apprenticeship, trainee, vocational training, internship, work experience, learn a trade, shagird | apprenti, apprentissage, stage, stagiaire | شاگرد, کام سیکھنا, تربیت | متدرب, تدريب مهني, صنعة, أجير
self-employed, own business, start a business, businessman, businesswoman, entrepreneur, karobar, startup | entreprise, entrepreneur, à son compte, affaires | کاروبار, تاجر, اپنا کام | مشروع, رجل أعمال, تجارة, عمل حر
childminder, babysitter, nanny, teaching assistant, lollipop lady, nursery worker, au pair | nounou, assistante maternelle, baby-sitter | آیا, بچوں کی دیکھ بھال | مربية, جليسة أطفال, حاضنة
astronaut, inventor, explorer, archaeologist, detective, spy, astronomer | astronaute, inventeur, explorateur, détective, espion | خلا باز, موجد, جاسوس | رائد فضاء, مخترع, مستكشف, جاسوس
office party, work party, after-work drinks, christmas party at work, staff party, team lunch, works do | fête de bureau, pot de départ, repas d'équipe | دفتر کی پارٹی, دفتر کی دعوت | حفلة العمل, غداء العمل
break at work, lunch break, staff room, tea break, coffee break, place to pray at work, canteen at work | pause, pause déjeuner, salle du personnel | وقفہ, کھانے کا وقفہ, اسٹاف روم | استراحة, استراحة الغداء, غرفة الموظفين
meeting at work, presentation, conference, deadline, report, spreadsheet, emails, photocopier, agenda | réunion de travail, présentation, conférence, rapport | میٹنگ, رپورٹ, کانفرنس | اجتماع عمل, عرض تقديمي, مؤتمر, تقرير
promotion, promoted, resign, resigned, quit my job, sacked, fired, dismissed, strike, trade union | promotion, démission, licencié, grève, syndicat | ترقی, استعفیٰ, برطرف, ہڑتال | ترقية, استقالة, طرد من العمل, إضراب, نقابة
working from home, home office desk, remote work, online meeting, freelance, zoom meeting | télétravail, travail à domicile, réunion en ligne | گھر سے کام, آن لائن میٹنگ | عمل عن بعد, العمل من البيت
name badge, id badge, hairnet, apron, overalls, hi-vis, work clothes, scrubs, hard hat | badge, tablier, bleu de travail, blouse, casque de chantier | نام کا بیج, ایپرن, کام کے کپڑے | بطاقة الاسم, مريول, ملابس العمل, خوذة
football team, liverpool, arsenal, manchester united, barcelona, real madrid, chelsea, galatasaray, al ahly, football shirt | équipe de foot, maillot, psg, barça, marseille | فٹ بال ٹیم, لیورپول, بارسلونا | فريق كرة, برشلونة, ريال مدريد, الأهلي, ليفربول
mo salah, mohamed salah, zidane, zinedine zidane, messi, ronaldo, mbappe, benzema, ozil, footballer hero | zidane, mbappé, benzema, salah, messi | محمد صلاح, زیڈان, میسی | محمد صلاح, زيدان, ميسي, بنزيما
muhammad ali, cassius clay, khabib, mo farah, ibtihaj muhammad, sports hero, kareem abdul-jabbar | mohamed ali, boxeur, champion musulman | محمد علی باکسر, محمد علی کلے | محمد علي كلاي, حبيب نورمحمدوف
football fan, fans, supporter, supporters, stadium, crowd, cheering, match day, season ticket, chanting, terraces | supporter, stade, tribune, foule | تماشائی, اسٹیڈیم, مداح | مشجع, ملعب, جمهور, مدرجات
changing room, locker room, pe kit, sports hijab, gym kit, get changed, getting changed, showers after pe | vestiaire, tenue de sport, hijab de sport, se changer | کپڑے بدلنا, کھیل کا لباس, چینجنگ روم | غرفة تبديل الملابس, ملابس رياضة, حجاب رياضي
coach, trainer, training, practice session, warm up, football training, swimming teacher, team coach | entraîneur, entraînement, échauffement | کوچ, تربیت, مشق | مدرب, تدريب, تمرين
fencing, archery, bow and arrow, horse racing, polo match, shooting sport, javelin, arrow, arrows | escrime, tir à l'arc, flèche, arc | تیر اندازی, تیر, کمان | رماية, قوس وسهم, مبارزة, سهم
ice skating, skates, ski, skiing, sledging, sledge, sled, toboggan, snowboard, ice hockey | patinage, ski, luge, patins à glace | اسکیٹنگ, اسکی, برف گاڑی | تزلج, زلاجة, تزحلق
hiking, scouts, guides, brownies, cubs, campfire, camping trip, girl guides, sleeping bag, rucksack walk | randonnée, scouts, feu de camp, camping, sac de couchage | اسکاؤٹ, کیمپنگ, پہاڑوں کی سیر | كشافة, تخييم, رحلة جبلية, نار المخيم
kabaddi, kho kho, gulli danda, buzkashi, sepak takraw, sepak raga, wrestling match, tug of war | kabaddi, bouzkachi, tir à la corde | کبڈی, کھو کھو, بزکشی, رسہ کشی | كبادي, بزكشي, شد الحبل
oware, mancala, okey, rummikub, tavla, tawleh, backgammon, carrom board, ludo star, uno | awalé, backgammon, trictrac, rami | تاش, لڈو, کیرم, بیک گیمن | طاولة زهر, شدة, منقلة, ورق لعب
spinning top, yo-yo, lattu, catapult, slingshot, conkers, whistle toy, tyre and stick, home-made toys | toupie, yo-yo, lance-pierre, jouet bricolé | لٹو, غلیل, یو یو | بلبل خشبي, مقلاع, دوامة, نقيفة
dressing up, dress-up, pretend play, playing house, tea party, fancy dress, world book day, face paint, ghar ghar | déguisement, se déguiser, dînette, jouer à la maman | گھر گھر کھیلنا, بھیس بدلنا, گڑیا کی شادی | تنكر, لعبة بيت بيوت, أزياء تنكرية
oud player, qanun, kanun, santoor, santur, zither, dulcimer, harp, lyre, kemence, simsimiyya | qanoun, santour, harpe, cithare, lyre | سنتور, بربط | آلة القانون, سنطور, قيثارة, سمسمية
zurna, mizmar, shehnai, shahnai, bagpipe, oboe, saxophone, trombone, brass band, harmonica, mouth organ | zurna, cornemuse, saxophone, fanfare, harmonica | شہنائی, بین باجا, ماؤتھ آرگن | زرنة, مزمار, ساكسفون, هرمونيكا
no music, music haram, music lesson excused, choir concert, school band, learn an instrument, music lesson | cours de musique, orchestre de l'école, apprendre un instrument | موسیقی کا سبق, ساز سیکھنا | درس موسيقى, فرقة المدرسة, تعلم العزف
cherry picker, crane, bulldozer, digger, excavator, cement mixer, building machine, steamroller | grue, bulldozer, pelleteuse, bétonnière | کرین, بلڈوزر, کھدائی کی مشین | رافعة, جرافة, بلدوزر, حفارة
tyre, tire, flat tyre, puncture, brake, brakes, steering wheel, seat belt, car seat, boot of the car, exhaust | pneu, crevaison, frein, volant, ceinture de sécurité | ٹائر, پنکچر, بریک, اسٹیئرنگ, سیٹ بیلٹ | إطار, عجلة, بنشر, فرامل, مقود
petrol, gas station, petrol station, fuel, diesel, filling station, run out of petrol, breakdown, broke down, tow | essence, station-service, carburant, panne | پٹرول, پٹرول پمپ, ڈیزل | بنزين, محطة بنزين, وقود, مازوت
driving lesson, driving test, driving licence, driver's license, learner driver, learn to drive, l-plates | permis de conduire, leçon de conduite, auto-école | ڈرائیونگ لائسنس, گاڑی سیکھنا, ڈرائیونگ ٹیسٹ | رخصة قيادة, شهادة سواقة, تعلم القيادة
parking, car park, parking space, parking lot, parked, double parked, parking at the mosque, traffic warden | parking, se garer, stationnement, place de parking | پارکنگ, گاڑی کھڑی کرنا | موقف سيارات, ركن السيارة, موقف
pram, pushchair, stroller, buggy, baby carrier, baby sling, car seat for baby | poussette, landau, porte-bébé | بچہ گاڑی, پرام | عربة أطفال, عربة الرضيع, حمالة أطفال
earthquake, quake, aftershock, zalzala, zilzal, deprem, tremor, the ground shook, shaking ground | séisme, tremblement de terre, réplique, secousse | زلزلہ, زلزلے, جھٹکے | زلزال, زلازل, هزة أرضية
cyclone, hurricane, typhoon, tsunami, tidal wave, tornado, storm surge | cyclone, ouragan, raz-de-marée, tornade | طوفان, سمندری طوفان, سونامی, بگولا | إعصار, تسونامي, زوبعة
wildfire, forest fire, bush fire, volcano, eruption, avalanche, lava, mudslide | feu de forêt, volcan, avalanche, éruption | جنگل کی آگ, آتش فشاں, برفانی تودہ | حريق غابات, بركان, انهيار ثلجي
climate change, global warming, environment, pollution, recycling, recycle, save the planet, plastic waste, litter pick | changement climatique, environnement, pollution, recyclage | ماحول, آلودگی, موسمیاتی تبدیلی, ری سائیکل | تغير المناخ, بيئة, تلوث, إعادة التدوير
ruler, compass set, calculator, glue stick, stapler, paper clip, folder, ring binder, protractor, geometry box | règle, calculatrice, agrafeuse, classeur, compas | پیمانہ, کیلکولیٹر, فائل, جیومیٹری باکس | مسطرة, آلة حاسبة, دباسة, ملف, فرجار
timetable, school bell, register taken, school rules, form tutor, year six, sixth form, tutor group | emploi du temps, règlement, classe de sixième, appel | ٹائم ٹیبل, اسکول کے اصول | جدول الحصص, قوانين المدرسة, الصف السادس
parents' evening, school meeting, report from school, parent teacher meeting, school gate, school run, pta | réunion parents-profs, sortie d'école, bulletin | والدین کی میٹنگ, اسکول کا گیٹ | اجتماع أولياء الأمور, بوابة المدرسة
show and tell, talk in class, class presentation, my talk, stand in front of the class, speech, public speaking | exposé, présentation en classe, discours | تقریر, جماعت کے سامنے بولنا | عرض أمام الصف, خطاب, إلقاء كلمة
expelled from school, excluded, suspended, truant, bunk off, skip school, dropped out, drop out, left school | exclu, sécher les cours, quitter l'école, renvoyé | اسکول چھوڑنا, اسکول سے نکالنا | ترك المدرسة, طرد من المدرسة, تسرب
girls' school, girls banned from school, girls' education, malala, secret school, not allowed to study | école de filles, éducation des filles, interdites d'école | لڑکیوں کی تعلیم, لڑکیوں کا اسکول, ملالہ | تعليم البنات, مدرسة بنات, ملالا
evening class, adult education, night school, language class, german course, integration course, conversation class | cours du soir, cours de langue, alphabétisation | شام کی کلاس, تعلیم بالغاں, زبان کی کلاس | دورة لغة, محو الأمية, مدرسة مسائية
daughter-in-law, bahu, gelin, bride of the son, son's wife, kanna, nevjesta, bahu rani | belle-fille, bru | بہو, بہوئیں | كنة, زوجة الابن, كنتي
son-in-law, daughter's husband, damad, jamai, enishte, damat, menantu, zet | gendre, beau-fils | داماد | صهر, زوج البنت, زوج ابنتي
sister-in-law, bhabi, bhabhi, nanad, saali, yenge, gorumce, brother's wife, baldiz | belle-sœur, belles-sœurs | بھابی, بھابھی, سالی, جیٹھانی, دیورانی | زوجة الأخ, أخت الزوج, سلفة
brother-in-law, behnoi, jija, sala, jeth, sister's husband, dulabhai, seddi, kayinbirader | beau-frère, beaux-frères | بہنوئی, سالا, جیٹھ, دیور | زوج الأخت, أخو الزوج, نسيب, عديل
second wife, co-wife, polygamy, two wives, four wives, sautan, kuma, first wife | seconde épouse, coépouse, polygamie | دوسری بیوی, سوکن, دوسری شادی | ضرة, زوجة ثانية, تعدد الزوجات
milk mother, milk sister, milk brother, foster mother by milk, wet nurse, raza'a | mère de lait, sœur de lait, nourrice | رضاعی ماں, رضاعی بہن, دودھ شریک | أم بالرضاعة, أخت بالرضاعة, مرضعة
anaemia, anemia, iron tablets, thalassaemia, thalassemia, sickle cell, blood transfusion, iron deficiency | anémie, thalassémie, drépanocytose, transfusion | خون کی کمی, تھیلیسیمیا, خون چڑھانا | فقر الدم, ثلاسيميا, نقل دم, أنيميا
epilepsy, seizure, had a fit, convulsion, epileptic, mirgi | épilepsie, crise, convulsion | مرگی, مرگی کا دورہ | صرع, نوبة, تشنج
kidney, dialysis, kidney failure, liver, hepatitis, jaundice, kidney transplant, yarqan, gallstones | rein, dialyse, foie, hépatite, jaunisse | گردہ, گردے, جگر, یرقان, ڈائیلاسز | كلى, غسيل كلى, كبد, يرقان, فشل كلوي
arthritis, rheumatism, joint pain, knee pain, bad knees, pray on a chair, sciatica, stiff joints | arthrite, rhumatisme, mal aux genoux, arthrose | جوڑوں کا درد, گھٹنوں کا درد, گٹھیا | روماتيزم, التهاب المفاصل, ألم الركبة
stroke, brain haemorrhage, paralysis, parkinson's, coma, brain tumour, falij, multiple sclerosis | avc, paralysie, coma, parkinson | فالج, کوما, رعشہ | جلطة, شلل, غيبوبة, باركنسون
lice, nits, head lice, ringworm, scabies, itching, nit comb, bedbugs, fleas | poux, gale, puces, punaises | جوئیں, خارش, کھٹمل, پسو | قمل, جرب, براغيث, بق
premature baby, incubator, stillborn, stillbirth, miscarried, lost the baby, ivf, infertile, couldn't have children | prématuré, couveuse, fausse couche, mort-né, stérile | قبل از وقت پیدائش, مردہ بچہ, بے اولاد, حمل ضائع | خداج, حاضنة أطفال, إجهاض, عقم
anorexia, bulimia, eating disorder, body image, lose weight, dieting, self-esteem | anorexie, trouble alimentaire, régime, estime de soi | کھانے کی بیماری, وزن کم کرنا | فقدان الشهية, اضطراب الأكل, حمية
addiction, addict, drugs, drug dealer, heroin, gambling, overdose, alcoholic, rehab | drogue, addiction, dépendance, toxicomane | نشہ, منشیات, نشئی, جوا | مخدرات, إدمان, مدمن, قمار
`;
