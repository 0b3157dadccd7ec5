/** Words that mean the same: English | French | Urdu | Arabic. No native reader has seen the French, Urdu and Arabic yet. */
export const FAMILY_AND_HOME = `
grandmother, grandma, granny, gran, nan, nana, nani, dadi, naani, teta, sitti, jaddah, ayeeyo, nenek | grand-mère, mamie, mémé, mémère | نانی, دادی, نانو, دادو | جدة, جدتي, تيتة, ستي
grandfather, grandpa, grandad, granddad, gramps, dada, nana abu, jiddo, sido, jaddo, awoowe, dede, datuk | grand-père, papi, papy, pépé | دادا, نانا, دادا جان, نانا ابو | جد, جدي, جدو, سيدي
grandparents, great-grandmother, great-grandfather, ancestors, forefathers, elders | grands-parents, arrière-grand-mère, arrière-grand-père, ancêtres | پردادا, پردادی, بزرگ, آباؤاجداد | أجداد, أسلاف, جدود
mother, mum, mom, mummy, mommy, mama, mam, ammi, amma, ammu, hooyo, ummi, yumma | mère, maman | ماں, امی, والدہ, اماں, ماما | أم, أمي, ماما, والدة, يمه
father, dad, daddy, papa, abu, abbu, abba, baba, aabo, yaba | père, papa | باپ, ابو, والد, ابا, بابا | أب, أبي, بابا, والد, يابا
parents, mum and dad, mother and father, folks | parents, père et mère | والدین, ماں باپ | والدان, والدين, أهل, أبوين
sister, sisters, baji, apa, appi, api, abla, aapi, ukhti, little sister, big sister, kakak | sœur, soeur, grande sœur, petite sœur | بہن, بہنیں, باجی, آپا | أخت, أختي, أخوات
brother, brothers, bhai, bhaiya, akhi, big brother, little brother, abang | frère, frères, grand frère, petit frère | بھائی, بھیا, بھائیوں | أخ, أخي, إخوة, أخوي
siblings, brothers and sisters, brother and sister | fratrie, frères et sœurs | بہن بھائی, بہن بھائیوں | إخوة, أشقاء, إخوان
twins, twin, triplets, twin sister, twin brother | jumeaux, jumelles, jumeau, triplés | جڑواں, جڑواں بچے | توأم, توائم, توأمان
aunt, auntie, aunty, khala, khalto, phupho, phuppo, chachi, mami, amto, eddo, teyze | tante, tata, tatie | خالہ, پھوپھی, پھپھو, چچی, ممانی | خالة, خالتي, عمة, عمتي
uncle, chacha, mamu, mamoo, taya, khalu, ammo, khalo, amca, abti, adeer, pakcik | oncle, tonton | چچا, ماموں, تایا, خالو, پھوپھا | عم, عمي, خال, خالي, عمو
cousin, cousins, relatives, relations, kin, extended family | cousin, cousine, cousins, parenté | کزن, رشتہ دار, رشتےدار | ابن عم, بنت عم, ابن خال, أقارب, قريب
nephew, niece, bhanja, bhatija, bhanji, bhatiji | neveu, nièce | بھانجا, بھتیجا, بھانجی, بھتیجی | ابن أخ, ابن أخت, بنت أخت, بنت أخ
husband, shohar, hubby | mari, époux, conjoint | شوہر, میاں, خاوند | زوج, زوجي, بعل
wife, begum, biwi, missus | femme, épouse, conjointe | بیوی, بیگم, زوجہ, اہلیہ | زوجة, زوجتي, مرأتي
son, sons, boy, beta, oglum, my boy | fils, garçon, fiston | بیٹا, بیٹے | ابن, ابني, ولد, أبناء
daughter, daughters, girl, beti, binti, my girl | fille, filles, fillette | بیٹی, بیٹیاں | ابنة, بنت, ابنتي, بنات
grandchild, grandchildren, grandson, granddaughter, grandkids, pota, poti, nawasa, nawasi | petit-fils, petite-fille, petits-enfants | پوتا, پوتی, نواسا, نواسی | حفيد, حفيدة, أحفاد
mother-in-law, father-in-law, in-laws, saas, sasur, sister-in-law, brother-in-law, bhabhi, devar, nand | belle-mère, beau-père, belle-famille, belle-sœur, beau-frère | ساس, سسر, سسرال, بھابھی, نند | حماة, حمو, أنسباء, سلفة, صهر
stepmother, stepfather, stepdad, stepmum, stepbrother, stepsister, half-brother, half-sister | belle-mère, beau-père, demi-frère, demi-sœur | سوتیلی ماں, سوتیلا باپ, سوتیلا | زوجة الأب, زوج الأم, أخ غير شقيق
orphan, orphans, orphanage, yateem, yatim, adopted, adoption, foster, foster family, fostered | orphelin, orpheline, adopté, famille d'accueil, adoption | یتیم, یتیم خانہ, گود لینا, لے پالک | يتيم, أيتام, تبني, كفالة, دار أيتام
family, families, household, relatives, khandan, ahl, usra | famille, foyer, proches | خاندان, گھرانہ, گھر والے, کنبہ | عائلة, أسرة, أهل, عائلتي
baby, babies, newborn, infant, toddler, bachha, little one, birth, born | bébé, nouveau-né, nourrisson, naissance | بچہ, ننھا, نومولود, شیرخوار | رضيع, طفل, مولود, بيبي
pregnant, pregnancy, expecting, giving birth, childbirth, midwife, labour, due date, bump | enceinte, grossesse, accouchement, sage-femme | حاملہ, حمل, زچگی, دائی | حامل, حمل, ولادة, قابلة, داية
child, children, kid, kids, youngster, little ones, bachay, childhood | enfant, enfants, gamin, gosse, enfance | بچہ, بچے, بچوں, بچپن | طفل, أطفال, أولاد, طفولة
girl, girls, lass, young lady, larki, schoolgirl | fille, fillette, jeune fille | لڑکی, لڑکیاں, بچی | بنت, فتاة, بنات, فتيات
boy, boys, lad, larka, young man, schoolboy | garçon, garçons, gars | لڑکا, لڑکے | ولد, صبي, أولاد, فتى
teenager, teen, teenage, adolescent, youth, young people, youngster, young person | adolescent, ado, jeune, jeunes, jeunesse | نوجوان, نوعمر, ٹین ایجر, جوانی | مراهق, شاب, شباب, مراهقة
woman, women, lady, ladies, female, aurat, khatoon | femme, femmes, dame | عورت, عورتیں, خاتون, خواتین | امرأة, نساء, سيدة
man, men, gentleman, bloke, guy, male, mard | homme, hommes, monsieur, type | مرد, آدمی, مردوں | رجل, رجال, زلمة
old, elderly, aged, old age, pensioner, senior, ageing, elder, buzurg | vieux, âgé, vieille, vieillesse, personnes âgées | بوڑھا, بوڑھی, بزرگ, بڑھاپا | عجوز, مسن, كبير السن, شيخوخة
grow up, growing up, grew up, raised, brought up, upbringing, rear | grandir, élever, éducation | بڑا ہونا, پرورش, پلنا بڑھنا, پالنا | نشأ, كبر, تربية, ترعرع
age, years old, birthday, how old, salgirah, birthday party, candles | âge, ans, anniversaire | عمر, سالگرہ | عمر, عيد ميلاد, سنوات
neighbour, neighbor, neighbours, next door, neighbourhood, neighborhood, hamsaya, parosi, komsu | voisin, voisine, voisins, quartier, voisinage | پڑوسی, ہمسایہ, ہمسائے, محلہ | جار, جيران, جارة, حارة
friend, friends, mate, pal, buddy, best friend, friendship, dost, saheli, arkadas | ami, amie, copain, copine, amitié | دوست, سہیلی, دوستی, یار | صديق, صديقة, أصدقاء, صداقة, صاحب
guest, guests, visitor, visitors, company, mehman, misafir, dayf, hospitality, host | invité, invités, hôte, visiteur, hospitalité | مہمان, مہمانوں, مہمان نوازی, میزبان | ضيف, ضيوف, ضيافة, زائر
visit, visiting, visited, call round, drop in, come over, stay with, pay a visit | visite, rendre visite, visiter, passer voir | ملنے جانا, ملاقات, آنا جانا | زيارة, يزور, زرنا, زار
stranger, strangers, unknown person, passer-by, foreigner, outsider, ajnabi | inconnu, étranger, passant | اجنبی, انجان, پردیسی | غريب, غرباء, أجنبي
wedding, marriage, marry, married, nikah, shaadi, walima, mehndi, dugun, engagement, fiance, bride, groom, dulhan | mariage, noces, se marier, fiançailles, mariée | شادی, نکاح, ولیمہ, منگنی, دلہن | زواج, عرس, زفاف, نكاح, خطوبة
divorce, divorced, separated, split up, separation, talaq, custody | divorce, divorcé, séparation, séparés | طلاق, علیحدگی, خلع | طلاق, مطلقة, انفصال
widow, widower, widowed, lost her husband, bewa | veuve, veuf | بیوہ, رنڈوا | أرملة, أرمل, أرامل
single mother, single mum, single mom, single parent, lone parent, on her own | mère célibataire, mère seule, parent isolé | اکیلی ماں, تنہا ماں | أم عزباء, أم وحيدة, الأم المعيلة
home, house, houses, ghar, bayt, guri, dwelling | maison, foyer, chez moi, logement | گھر, مکان, گھروں | بيت, منزل, دار, بيوت
flat, apartment, block, tower block, high-rise, council flat, bedsit, studio | appartement, immeuble, hlm | فلیٹ, اپارٹمنٹ, عمارت | شقة, عمارة, برج
room, rooms, bedroom, living room, sitting room, lounge, front room, parlour, baithak, majlis | chambre, pièce, salon, salle de séjour | کمرہ, کمرے, بیٹھک, لاؤنج | غرفة, صالون, غرفة الجلوس, مجلس
kitchen, pantry, larder, scullery, bawarchi khana, mutfak | cuisine, garde-manger | باورچی خانہ, کچن, رسوئی | مطبخ, مطابخ
bathroom, toilet, loo, washroom, restroom, lavatory, shower, bath, bathtub, tub | salle de bain, toilettes, douche, baignoire | غسل خانہ, باتھ روم, بیت الخلا, ٹوائلٹ | حمام, مرحاض, دورة مياه, دش
door, doorway, doorstep, gate, front door, doorbell, threshold, darwaza | porte, portail, seuil, sonnette | دروازہ, دروازے, گیٹ, دہلیز | باب, أبواب, بوابة, عتبة
key, keys, lock, locked, padlock, chabi, keyring, unlock | clé, clef, clés, serrure, cadenas | چابی, چابیاں, تالا | مفتاح, مفاتيح, قفل
window, windows, windowsill, pane, glass, shutters, khirki, balcony window | fenêtre, fenêtres, vitre, volets | کھڑکی, کھڑکیاں, شیشہ | شباك, نافذة, شبابيك, زجاج
curtain, curtains, drapes, blinds, parda, net curtains | rideau, rideaux, store | پردہ, پردے | ستارة, ستائر, برداية
roof, rooftop, ceiling, attic, loft, terrace, chhat | toit, plafond, grenier, terrasse | چھت, کوٹھا, چھتیں | سطح, سقف, علية
balcony, veranda, porch, baramda | balcon, véranda, terrasse, perron | بالکونی, برآمدہ, چبوترہ | شرفة, بلكونة, برندة
courtyard, yard, patio, backyard, sehan, aangan, hosh | cour, arrière-cour, patio | صحن, آنگن, احاطہ | حوش, فناء, ساحة الدار
stairs, staircase, steps, stairwell, upstairs, downstairs, lift, elevator, landing, ladder | escalier, escaliers, marches, ascenseur | سیڑھیاں, سیڑھی, زینہ, لفٹ | درج, سلم, سلالم, مصعد
wall, walls, fence, deewar, hedge | mur, murs, clôture, brique | دیوار, دیواریں, اینٹ, باڑ | جدار, حائط, سور, حيطان
floor, ground, tiles, floorboards, lino, farsh | sol, plancher, carrelage, par terre | فرش, زمین, ٹائل | أرضية, أرض, بلاط
carpet, rug, mat, kilim, qaleen, doormat, sajjada | tapis, moquette, natte, kilim | قالین, چٹائی, دری, غالیچہ | سجادة, سجاد, بساط, حصيرة
corridor, hall, hallway, passage, lobby | couloir, entrée, vestibule | راہداری, گلیارہ, ہال | ممر, رواق, مدخل
cellar, basement, shelter, underground, tehkhana, bunker | cave, sous-sol, abri | تہہ خانہ, تہ خانے | قبو, سرداب, ملجأ
bed, beds, mattress, bunk, bunk bed, charpai, charpoy, manji, cot, crib, cradle | lit, lits, matelas, berceau, lit superposé | بستر, پلنگ, چارپائی, گدا | سرير, فراش, فرشة, مرتبة, مهد
pillow, cushion, bolster, takiya, pillowcase | oreiller, coussin, traversin, taie | تکیہ, تکیے, گاؤ تکیہ | مخدة, وسادة, مخدات
blanket, quilt, duvet, comforter, razai, rilli, covers, bedspread, lihaf, sheet, bedsheet | couverture, couette, édredon, drap | کمبل, رضائی, لحاف, چادر | بطانية, لحاف, شرشف
chair, chairs, armchair, stool, seat, bench, rocking chair, kursi | chaise, fauteuil, tabouret, banc, siège | کرسی, کرسیاں, سٹول, بنچ | كرسي, كراسي, مقعد, مقعد خشبي
sofa, couch, settee, divan, majlis seat | canapé, sofa, divan | صوفہ, دیوان | كنبة, أريكة, صوفا
table, tables, dining table, desk, coffee table, mez | table, bureau, table à manger | میز, میزیں, ٹیبل | طاولة, طاولات, مكتب, منضدة
cupboard, wardrobe, closet, cabinet, drawer, dresser, chest of drawers, almari, almirah, shelf, shelves | placard, armoire, tiroir, étagère, commode | الماری, دراز, شیلف, خانہ | خزانة, دولاب, درج, رف
suitcase, trunk, chest, case, luggage, baggage, bags packed, sandooq, attache | valise, malle, coffre, bagages | صندوق, سوٹ کیس, سامان, اٹیچی | حقيبة سفر, صندوق, شنطة, أمتعة
box, boxes, carton, tin, container, shoebox, biscuit tin, dabba | boîte, carton, bocal, coffret | ڈبہ, ڈبے, مرتبان, ڈبا | علبة, صندوق, كرتونة, مرطبان
bag, bags, handbag, purse, backpack, rucksack, schoolbag, satchel, carrier bag, plastic bag, thaila, basta | sac, cartable, sac à dos, sac à main, sachet | بیگ, تھیلا, بستہ, تھیلی | حقيبة, شنطة, كيس, محفظة
basket, hamper, crate, tokri, laundry basket, bread basket | panier, corbeille, cageot | ٹوکری, ٹوکرا | سلة, سلال, قفة
mirror, looking glass, reflection, aaina, sheesha | miroir, glace, reflet | آئینہ, شیشہ, عکس | مرآة, مراية, انعكاس
lamp, light, lights, lantern, bulb, fanoos, torch, flashlight, chiragh, oil lamp | lampe, lumière, lanterne, ampoule, torche | چراغ, لالٹین, بتی, روشنی, بلب | مصباح, فانوس, لمبة, ضوء, قنديل
candle, candles, candlelight, wax, wick, mombatti | bougie, bougies, chandelle, cire | موم بتی, موم بتیاں, شمع | شمعة, شموع, شمع
clock, watch, alarm clock, wristwatch, ticking, alarm, ghari, saat | horloge, montre, réveil, pendule | گھڑی, گھڑیاں, الارم | ساعة, منبه, ساعة يد
photograph, photo, photos, picture, snapshot, album, photo album, camera, portrait, selfie, tasveer | photo, photographie, album photo, portrait, appareil photo | تصویر, تصویریں, فوٹو, البم, کیمرا | صورة, صور, ألبوم, كاميرا
frame, picture frame, framed, hung on the wall | cadre, encadré, accroché au mur | فریم, چوکھٹا | إطار, برواز
television, tv, telly, cartoon, cartoons, screen, programme, channel | télévision, télé, dessin animé, écran | ٹی وی, ٹیلی ویژن, کارٹون | تلفاز, تلفزيون, رسوم متحركة, شاشة
radio, wireless, transistor, cassette, tape, broadcast | radio, transistor, cassette, poste | ریڈیو, کیسٹ, ٹرانسسٹر | راديو, مذياع, شريط كاسيت
fridge, refrigerator, freezer, icebox, ice | frigo, réfrigérateur, congélateur | فریج, فریزر, ریفریجریٹر | ثلاجة, براد, فريزر
oven, stove, cooker, hob, burner, tandoor, tannour, gas ring, chulha, tabun | four, cuisinière, fourneau, réchaud, gazinière | تندور, چولہا, اوون, چولہے | فرن, تنور, طابون, موقد, بوتاغاز
fire, fireplace, hearth, flames, bonfire, campfire, firewood, matches, burn, burnt, ash | feu, cheminée, flammes, bois de chauffage, brûler | آگ, شعلے, لکڑیاں, ماچس, جلنا | نار, موقد, حطب, لهب, كبريت
heater, heating, radiator, warmth, sobia, hot water bottle, boiler | chauffage, radiateur, poêle, bouillotte, chaudière | ہیٹر, انگیٹھی, گرمائش | مدفأة, تدفئة, صوبيا, دفاية
pot, pots, saucepan, pan, cooking pot, cauldron, deg, degchi, handi, pressure cooker, tanjara, casserole | casserole, marmite, cocotte, chaudron | دیگچی, ہنڈیا, دیگ, برتن, پتیلا | طنجرة, قدر, حلة, وعاء
frying pan, wok, skillet, griddle, tawa, karahi, saj | poêle, wok, plaque | توا, کڑاہی, فرائی پین | مقلاة, طاوة, صاج
plate, plates, tray, platter, saucer, thali, crockery, china | assiette, plat, plateau, vaisselle, soucoupe | پلیٹ, تھالی, ٹرے, طشتری, برتن | صحن, طبق, صينية, أطباق
bowl, bowls, basin, katora, mixing bowl, pyala | bol, saladier, bassine, cuvette | پیالہ, کٹورا, پیالے | زبدية, وعاء, طاسة, سلطانية
cup, cups, mug, glass, tumbler, teacup, finjan, istikan, pyali, beaker | tasse, verre, gobelet, mug | پیالی, کپ, گلاس, مگ | فنجان, كوب, كأس, استكان
kettle, teapot, samovar, coffee pot, cezve, ibrik, flask, thermos, dallah | bouilloire, théière, samovar, cafetière, thermos | کیتلی, چائے دانی, سماوار, تھرماس | إبريق, براد شاي, سماور, دلة, ترمس
spoon, fork, knife, knives, cutlery, ladle, chamach, spatula, chopsticks, teaspoon | cuillère, fourchette, couteau, louche, couverts | چمچ, چمچہ, کانٹا, چھری, چاقو | ملعقة, شوكة, سكين, مغرفة
rolling pin, dough, knead, kneading, belan, flour, atta, pastry board | rouleau à pâtisserie, pâte, pétrir, farine | بیلن, آٹا, گوندھنا, پیڑا | عجين, عجينة, شوبك, طحين, يعجن
bucket, pail, jug, pitcher, jerrycan, water jar, matka, lota, balti, tub | seau, cruche, pichet, jarre, bidon | بالٹی, گھڑا, مٹکا, لوٹا, جگ | دلو, سطل, جرة, إبريق, جالون
bottle, bottles, water bottle, baby bottle, feeding bottle | bouteille, gourde, biberon, flacon | بوتل, بوتلیں, فیڈر | زجاجة, قنينة, قارورة, رضاعة
broom, sweep, sweeping, swept, mop, jharoo, hoover, vacuum cleaner, dustpan, duster | balai, balayer, serpillière, aspirateur | جھاڑو, پوچا, جھاڑنا | مكنسة, يكنس, ممسحة, كنس
clean, cleaning, tidy, wash, scrub, wipe, housework, chores, dusting, safai | nettoyer, ménage, ranger, propre, laver | صفائی, صاف, دھونا, گھر کا کام | تنظيف, نظيف, ينظف, شغل البيت, ترتيب
dirty, mess, messy, filthy, muddy, stain, stained, grubby, dust, dusty, rubbish, litter, trash, garbage | sale, désordre, tache, poussière, ordures | گندا, میلا, داغ, کوڑا, مٹی | وسخ, قذر, بقعة, غبار, زبالة
laundry, washing, washing line, clothesline, washing machine, ironing, iron, pegs, launderette, dhobi | lessive, linge, machine à laver, repassage, corde à linge | کپڑے دھونا, استری, دھوبی, واشنگ مشین | غسيل, حبل الغسيل, غسالة, كوي, مكواة
soap, shampoo, sponge, towel, sabun, lather, flannel | savon, shampoing, éponge, serviette | صابن, تولیہ, شیمپو | صابون, شامبو, منشفة, فوطة
dishes, washing-up, dishwasher, do the dishes, sink, tap, faucet | vaisselle, évier, robinet, lave-vaisselle | برتن دھونا, سنک, نلکا, ٹونٹی | جلي, مغسلة, حنفية, غسل الصحون
move house, moving, moved, removal, new house, new home, settle in, unpack | déménager, déménagement, emménager, nouvelle maison | گھر بدلنا, نیا گھر, منتقل ہونا | انتقال, بيت جديد, انتقلنا, رحيل
food, meal, meals, dinner, lunch, supper, khana, feast, yemek, cunto, makan | nourriture, repas, dîner, déjeuner, festin | کھانا, کھانے, دعوت, خوراک | طعام, أكل, وجبة, غداء, عشاء
eat, eating, ate, eaten, swallow, chew, bite, nibble, gobble, munch | manger, mange, avaler, mâcher, bouchée | کھانا, کھایا, کھاتے, نوالہ, چبانا | أكل, يأكل, أكلنا, لقمة, مضغ
hungry, hunger, starving, starve, starvation, famine, empty stomach, bhook | faim, affamé, famine | بھوک, بھوکا, بھوکے, فاقہ, قحط | جوع, جائع, جوعان, مجاعة
thirsty, thirst, drink, drank, sip, gulp, drinking | soif, assoiffé, boire, bu, gorgée | پیاس, پیاسا, پینا, گھونٹ | عطش, عطشان, شرب, يشرب
breakfast, nashta, kahvalti, ftour, morning meal, cereal, porridge, toast | petit déjeuner, céréales, tartine | ناشتہ, ناشتا | فطور, إفطار, ترويقة
lunchbox, packed lunch, school dinner, canteen, tiffin, sandwich, school lunch, cafeteria | cantine, boîte à lunch, sandwich, gamelle, pique-nique | لنچ باکس, ٹفن, سینڈوچ, کینٹین | سندويش, علبة غداء, مقصف, ساندويتش
snack, crisps, biscuit, biscuits, cookie, cookies, crackers, treats, namkeen, popcorn, nimko | goûter, biscuit, gâteau sec, collation | بسکٹ, نمکو, چپس, سنیکس | بسكويت, شيبس, تسالي, وجبة خفيفة, كعك
bread, loaf, roti, chapati, chapatti, naan, nan, pita, khubz, paratha, flatbread, barbari, canjeero, ekmek | pain, galette, baguette, miche, galettes | روٹی, روٹیاں, نان, پراٹھا, ڈبل روٹی | خبز, رغيف, عيش, خبز تنور
rice, biryani, pilau, pulao, pilaf, kabsa, maqluba, mandi, nasi, bariis, jollof | riz, biryani, pilaf | چاول, بریانی, پلاؤ | رز, أرز, برياني, كبسة, مقلوبة
curry, salan, korma, karahi, nihari, haleem, stew, handi, gravy, tagine, ragout, yakhni | curry, ragoût, tajine, mijoté, sauce | سالن, قورمہ, نہاری, حلیم, شوربہ | كاري, يخنة, مرق, طاجين, إيدام
soup, broth, shorba, harira, lentil soup, chorba, corba | soupe, bouillon, potage, chorba, harira | سوپ, شوربہ, یخنی | شوربة, حساء, حريرة, مرق
lentils, dal, daal, dhal, beans, chickpeas, chana, foul, ful, falafel, hummus, houmous | lentilles, haricots, pois chiches, fèves, falafel | دال, چنے, لوبیا, دالیں | عدس, فول, حمص, فلافل, فاصوليا
potato, potatoes, aloo, batata, mash, chips, french fries, fries, fish and chips | pomme de terre, patate, frites, purée | آلو, چپس, فرائز | بطاطا, بطاطس, بطاطا مقلية
meat, lamb, beef, mutton, mince, gosht, qeema, keema, steak, lahm | viande, agneau, bœuf, mouton, viande hachée | گوشت, قیمہ, بکرے کا گوشت | لحم, لحمة, لحم غنم, مفروم
butcher, butcher's, qasai, halal shop, slaughter, zabiha | boucher, boucherie, abattage | قصائی, قصاب, ذبح | جزار, لحام, قصاب, ملحمة
kebab, kebabs, kabab, kofta, tikka, barbecue, bbq, grill, shawarma, doner, mangal, satay, shish | kebab, brochette, barbecue, grillade, kefta | کباب, تکہ, کوفتہ, باربی کیو, سیخ | كباب, كفتة, شواء, شاورما, مشاوي
chicken, chickens, hen, hens, cockerel, rooster, chick, chicks, murgh, murghi, dajaj, poultry | poulet, poule, coq, poussin | مرغی, مرغا, چکن, چوزہ, مرغیاں | دجاج, دجاجة, ديك, فراخ, صوص
egg, eggs, omelette, anda, shakshuka, boiled egg, fried egg, menemen | œuf, oeuf, œufs, omelette | انڈا, انڈے, آملیٹ | بيض, بيضة, عجة, شكشوكة
fish, fishes, machli, ilish, hilsa, samak, prawns, shrimp, tuna, seafood, sardines, cod | poisson, poissons, crevettes, sardines, thon | مچھلی, مچھلیاں, جھینگا | سمك, سمكة, جمبري, سردين
vegetable, vegetables, veg, carrot, cauliflower, aubergine, eggplant, spinach, okra, bhindi, sabzi, courgette, cabbage, peas | légume, légumes, carotte, aubergine, épinards | سبزی, سبزیاں, گاجر, بینگن, بھنڈی | خضار, خضروات, جزر, باذنجان, بامية
tomato, tomatoes, cucumber, lettuce, salad, tabbouleh, fattoush, radish, salata, raita | tomate, tomates, concombre, salade, laitue | ٹماٹر, کھیرا, سلاد, مولی | بندورة, طماطم, خيار, سلطة, تبولة
onion, onions, garlic, ginger, pyaz, lehsan, adrak, spring onion | oignon, oignons, ail, gingembre | پیاز, لہسن, ادرک | بصل, ثوم, زنجبيل
spice, spices, masala, cumin, turmeric, haldi, cardamom, elaichi, cinnamon, saffron, zafran, coriander, zaatar, cloves | épices, épice, cumin, safran, cannelle | مصالحہ, مسالے, ہلدی, زیرہ, الائچی | بهارات, توابل, كمون, هيل, زعفران
chilli, chili, chillies, pepper, spicy, mirch, harissa, pickle, achar, chutney | piment, épicé, piquant, poivre, harissa | مرچ, مرچیں, اچار, چٹنی, تیکھا | فلفل, حار, شطة, مخلل, هريسة
salt, salty, namak, tuz, pinch of salt | sel, salé, pincée de sel | نمک, نمکین | ملح, مالح
sugar, sugary, cheeni, sukkar, sugar cubes, brown sugar, shakar | sucre, sucré, morceau de sucre | چینی, شکر, میٹھا | سكر, محلى, سكرة
oil, olive oil, ghee, butter, tel, makhan, zeit, margarine, lard | huile, huile d'olive, beurre | تیل, گھی, مکھن, زیتون کا تیل | زيت, زيت زيتون, سمن, زبدة
olive, olives, olive tree, olive harvest, olive grove, zaitoon, zeytin | olive, olives, olivier, oliviers | زیتون, زیتون کا درخت | زيتون, زيتونة, شجرة زيتون, قطف الزيتون
milk, dairy, doodh, halib, cream, powdered milk, caano, sut | lait, crème, laitage | دودھ, ملائی, بالائی | حليب, لبن, قشطة
yoghurt, yogurt, curd, dahi, lassi, laban, labneh, ayran, raita, doogh | yaourt, lait caillé, petit-lait | دہی, لسی, رائتہ | لبن, زبادي, لبنة, عيران
cheese, paneer, halloumi, feta, peynir, cream cheese | fromage, fromages, halloumi | پنیر | جبنة, جبن, حلوم
pizza, burger, hamburger, fast food, takeaway, takeout, pasta, spaghetti, noodles, macaroni, lasagne | pizza, hamburger, pâtes, spaghetti, à emporter | پیزا, برگر, نوڈلز, پاستا | بيتزا, برغر, معكرونة, وجبات سريعة
pork, bacon, ham, sausage, pepperoni, gelatine, gelatin, haribo, haram food | porc, jambon, bacon, saucisse, gélatine | سور, خنزیر, جیلاٹین | خنزير, لحم خنزير, جيلاتين, نقانق
halal, zabiha, permitted, permissible, halal food, halal meat | halal, licite, permis | حلال, ذبیحہ, جائز | حلال, ذبيحة, مباح
samosa, samosas, sambusa, sambousek, pakora, pakoras, bhaji, borek, spring roll, sambuus, fritters, kibbeh | samoussa, beignet, brick, bourek | سموسہ, سموسے, پکوڑے, پکوڑا | سمبوسة, سمبوسك, كبة, بورك
dumplings, stuffed, dolma, vine leaves, manti, mantu, momos, warak enab, sarma, mahshi | raviolis, feuilles de vigne, farci, dolma | ڈمپلنگ, منتو, بھرواں | محشي, ورق عنب, دولمة, شيش برك
couscous, bulgur, freekeh, semolina, sooji, wheat, barley, ugali, injera, millet | couscous, semoule, boulgour, blé, orge | دلیہ, سوجی, گندم | كسكس, برغل, فريكة, قمح, سميد
sweets, sweet, candy, lolly, lollipop, mithai, chocolate, toffee, turkish delight, lokum, halwa, ladoo, jalebi, barfi | bonbon, bonbons, chocolat, friandise, sucette | مٹھائی, ٹافی, لڈو, جلیبی, چاکلیٹ | حلويات, حلوى, شوكولاتة, ملبس, راحة
dessert, pudding, kheer, sheer khurma, seviyan, vermicelli, custard, rice pudding, gulab jamun, muhallabia, kunafa, knafeh | dessert, riz au lait, entremets, crème | کھیر, سویاں, شیر خرما, میٹھا, گلاب جامن | تحلية, مهلبية, رز بحليب, كنافة, شعيرية
cake, cakes, cupcake, muffin, pastry, baklava, baklawa, maamoul, pie, tart, doughnut, bake sale | gâteau, gâteaux, pâtisserie, tarte, baklava | کیک, پیسٹری, بقلاوہ | كيك, كعكة, بقلاوة, معمول, فطيرة
ice cream, ice lolly, kulfi, popsicle, gelato, ice cream van, bouza | glace, crème glacée, esquimau, sorbet | آئس کریم, قلفی, قلفیاں | بوظة, آيس كريم, مثلجات
honey, jam, syrup, marmalade, molasses, shehed, treacle, gur, jaggery, date syrup | miel, confiture, sirop, mélasse | شہد, جام, مربہ, گڑ, شیرہ | عسل, مربى, دبس, شراب
nuts, almonds, pistachios, walnuts, peanuts, cashews, badam, pista, dried fruit, raisins, hazelnuts, seeds | noix, amandes, pistaches, cacahuètes, fruits secs | بادام, پستہ, اخروٹ, مونگ پھلی, میوہ | مكسرات, لوز, فستق, جوز, زبيب
fruit, fruits, apple, apples, banana, grapes, pear, strawberry, peach, plum, phal, berries | fruit, fruits, pomme, banane, raisin | پھل, سیب, کیلا, مالٹا, انگور | فاكهة, فواكه, تفاح, موز, عنب
mango, mangoes, guava, papaya, aam, lychee, pineapple, coconut, jackfruit | mangue, mangues, goyave, ananas, noix de coco | آم, امرود, پپیتا, ناریل, لیچی | مانجو, منجا, جوافة, أناناس, جوز الهند
watermelon, melon, melons, tarbooz, karpuz, honeydew | pastèque, melon | تربوز, خربوزہ | بطيخ, شمام, جبس
lemon, lemons, lime, lemonade, orange, oranges, citrus, nimbu, limbu pani, clementine | citron, citronnade, orange, mandarine | لیموں, نیمبو, سنگترہ, کینو, شکنجبین | ليمون, برتقال, عصير ليمون, حمضيات
pomegranate, pomegranates, anar, fig, figs, quince, apricot, apricots, mulberry, cherry, cherries, prickly pear | grenade, grenades, figue, figues, abricot | انار, انجیر, خوبانی, شہتوت | رمان, تين, مشمش, توت, كرز
date, dates, date palm, khajoor, tamr, timir, hurma, palm tree, ajwa | datte, dattes, palmier, dattier | کھجور, کھجوریں | تمر, بلح, نخلة, تمور
tea, chai, shai, cha, shaah, cay, doodh patti, karak, green tea, mint tea, cuppa, qahwa chai | thé, thé à la menthe, infusion | چائے, دودھ پتی, قہوہ, سبز چائے | شاي, شاي بالنعناع, كرك
coffee, qahwa, kahve, bunn, cafe, coffee shop, cappuccino | café, cafés, cafetière | کافی, قہوہ, قہوہ خانہ | قهوة, مقهى
juice, cola, coke, fizzy drink, soda, rooh afza, sherbet, sharbat, milkshake, smoothie, hot chocolate | jus, soda, sirop, limonade, chocolat chaud | شربت, جوس, روح افزا | عصير, مشروب, شراب, قمر الدين
water, tap water, paani, pani, moya, biyo, well water, drinking water, zamzam | eau, eau potable, eau du robinet | پانی, آب زمزم | ماء, مياه, زمزم
alcohol, wine, beer, pub, bar, drunk, drinking, sharab | alcool, vin, bière, ivre, bar | شراب, نشہ, شرابی | خمر, كحول, نبيذ, سكران, حانة
cook, cooking, cooked, chef, bake, baked, baking, recipe, recipes, prepare food, pakana | cuisiner, cuisine, cuire, recette, cuisinier | پکانا, پکایا, باورچی, ترکیب, کھانا بنانا | طبخ, يطبخ, طباخ, وصفة, طهي
fry, fried, boil, boiled, boiling, roast, roasted, simmer, grill, steam, sizzle | frire, bouillir, rôtir, griller, mijoter | تلنا, ابالنا, بھوننا, ابلا | قلي, سلق, يغلي, شوي, تحميص
chop, chopping, peel, peeling, slice, sliced, grate, grind, cut up, mortar, pestle, mince | couper, éplucher, hacher, râper, mortier | کاٹنا, چھیلنا, پیسنا, ہاون دستہ, کترنا | تقطيع, تقشير, فرم, هاون, طحن
stir, stirring, mix, mixed, whisk, beat, blend, pour, poured, spread | mélanger, remuer, fouetter, verser, étaler | ملانا, ہلانا, پھینٹنا, انڈیلنا | تحريك, خلط, يخلط, صب, يسكب
taste, tasted, tasty, delicious, yummy, flavour, flavor, mazedar, lazeez, mouth-watering, yum | goût, goûter, délicieux, saveur, savoureux | ذائقہ, مزیدار, لذیذ, چکھنا, مزے | طعم, لذيذ, ذاق, زاكي, شهي
smell, smells, smelled, smelly, stink, scent, aroma, fragrance, khushbu, odour, whiff, sniff | odeur, sentir, parfum, arôme, puer | خوشبو, بو, مہک, بدبو, سونگھنا | رائحة, ريحة, يشم, عطر, عبير
perfume, attar, ittar, oud, incense, bakhoor, rosewater, bukhoor, uunsi, cologne | parfum, encens, eau de rose, oud | عطر, عود, اگربتی, عرق گلاب, بخور | عطر, بخور, عود, ماء الورد
feast, banquet, party, dawat, daawat, buffet, potluck, celebration, sufra, dastarkhan | festin, fête, banquet, buffet, repas de fête | دعوت, ضیافت, دسترخوان, تقریب | وليمة, عزومة, سفرة, حفلة, مائدة
picnic, picnics, day out, outing, excursion, school trip, field trip | pique-nique, sortie, excursion, sortie scolaire | پکنک, سیر, تفریح | نزهة, رحلة, سيران, رحلة مدرسية
restaurant, cafe, diner, eatery, hotel dhaba, dhaba, takeaway, waiter, menu, kebab shop | restaurant, resto, café, serveur, snack | ریسٹورنٹ, ہوٹل, ڈھابہ, بیرا | مطعم, مطاعم, نادل, مقهى
bakery, baker, furn, patisserie, bread oven, cake shop, nanbai | boulangerie, boulanger, pâtisserie, pâtissier | بیکری, نانبائی, تندور والا | مخبز, فرن, خباز
share food, leftovers, share, shared, sharing, split, half each, pass round, send a plate | partager, partage, restes, moitié | بانٹنا, بانٹا, تقسیم, بچا ہوا کھانا, حصہ | مشاركة, شارك, تقاسم, بقايا الطعام
full, stuffed, had enough, overeat, second helping, seconds, greedy | rassasié, plein, gourmand, trop mangé, se resservir | پیٹ بھرا, سیر, لالچی | شبعان, شبع, طماع
garment, clothes, clothing, outfit, dressed, kapray, wear, wore, wearing, worn, hudum, malabis, costume | vêtements, habits, tenue, porter, s'habiller | کپڑے, لباس, پہننا, پہنا, جوڑا | ملابس, ثياب, لباس, لبس, هدوم
headscarf, hijab, scarf, hijabi, dupatta, khimar, chador, tudung, shayla, veil, headcovering, shawl | foulard, hijab, voile, voilée, châle | حجاب, دوپٹہ, سکارف, اوڑھنی, چادر | حجاب, محجبة, إيشارب, طرحة, خمار
niqab, burqa, burka, face veil, face covering, purdah | niqab, burqa, voile intégral | نقاب, برقع, پردہ | نقاب, برقع, منقبة
abaya, jilbab, thobe, thawb, jubbah, kaftan, galabeya, djellaba, jellaba, robe, gown, dishdasha, jallabiya | abaya, djellaba, robe, caftan, gandoura | عبایا, جبہ, چوغہ | عباية, ثوب, جلابية, دشداشة, قفطان
shalwar kameez, salwar kameez, kurta, kameez, sherwani, lehenga, sari, saree, ghagra, baju kurung, dirac, ethnic clothes | salwar kameez, tunique, sari, tenue traditionnelle | شلوار قمیض, کرتا, ساڑھی, شیروانی, لہنگا | شلوار قميص, ساري, زي تقليدي, لباس شعبي
dress, frock, skirt, blouse, party dress, gharara, dresses | robe, jupe, chemisier, robe de fête | فراک, لہنگا, سکرٹ, لباس | فستان, فساتين, تنورة, بلوزة
trousers, pants, jeans, leggings, shorts, shalwar, pyjamas, pajamas, nightie, tracksuit | pantalon, jean, short, pyjama, legging | پتلون, شلوار, پاجامہ, جینز, نیکر | بنطلون, سروال, بيجاما, جينز, شورت
shirt, t-shirt, top, tee, vest, jersey, polo shirt, kameez | chemise, t-shirt, maillot, tricot | قمیض, شرٹ, بنیان, ٹی شرٹ | قميص, تيشيرت, بلوزة, فانيلا
jumper, sweater, pullover, cardigan, hoodie, fleece, jersey, woolly | pull, pull-over, gilet, sweat, chandail | سویٹر, جرسی, ہوڈی | كنزة, بلوفر, جرزة, سترة صوف
coat, jacket, raincoat, anorak, overcoat, parka, blazer, waistcoat, mac, puffer | manteau, veste, imperméable, blouson, gilet | کوٹ, جیکٹ, برساتی, واسکٹ | معطف, جاكيت, سترة, كبوت
hat, cap, topi, kufi, beanie, bobble hat, taqiyah, turban, pagri, keffiyeh, kufiya, fez, pakol, songkok | chapeau, bonnet, casquette, turban, keffieh | ٹوپی, پگڑی, ٹوپیاں, عمامہ | قبعة, طاقية, عمامة, كوفية, طربوش
gloves, mittens, woolly hat, earmuffs, muffler, dastana | gants, moufles, cache-nez | دستانے, مفلر, گلوبند | قفازات, كفوف, وشاح, شال
shoes, shoe, boots, trainers, sneakers, sandals, slippers, chappal, flip-flops, jooti, khussa, wellies, joota, laces | chaussures, bottes, sandales, baskets, pantoufles | جوتے, جوتا, چپل, سینڈل, تسمے | حذاء, أحذية, صندل, شبشب, بوط
socks, sock, tights, stockings, underwear, pants, bra, knickers, moza | chaussettes, collants, sous-vêtements, slip | جرابیں, موزے, بنیان | جوارب, كلسات, ملابس داخلية
barefoot, bare feet, no shoes, shoeless, nangay paon | pieds nus, nu-pieds, sans chaussures | ننگے پاؤں, ننگے پیر | حافي, حفاة, حافي القدمين
uniform, school uniform, tie, blazer, tunic, pinafore, badge, sash | uniforme, cravate, blouse, tablier | یونیفارم, وردی, ٹائی | زي مدرسي, يونيفورم, زي موحد, ربطة عنق
swimsuit, burkini, swimming costume, swimwear, bathing suit, trunks, modest swimwear, goggles | maillot de bain, burkini, maillot | تیراکی کا لباس, برکینی | مايوه, بوركيني, ملابس سباحة
jewellery, jewelry, necklace, ring, bracelet, bangles, earrings, choorian, gold, brooch, anklet, pendant | bijoux, collier, bague, bracelet, boucles d'oreilles | زیور, چوڑیاں, انگوٹھی, ہار, بالیاں | مجوهرات, عقد, خاتم, أساور, حلق
henna, mehndi, mehendi, hinna, kina, henna night | henné, soirée du henné | مہندی, حنا | حناء, حنة, ليلة الحناء
make-up, makeup, lipstick, kohl, kajal, surma, eyeliner, nail varnish, nail polish, cosmetics | maquillage, rouge à lèvres, khôl, vernis | میک اپ, سرمہ, کاجل, لپ سٹک | مكياج, كحل, أحمر شفاه, مناكير
glasses, spectacles, specs, sunglasses, ainak, lenses, optician, short-sighted | lunettes, lunettes de soleil, opticien | عینک, چشمہ | نظارة, نظارات, عوينات
button, buttons, zip, zipper, pocket, pockets, collar, sleeve, sleeves, hem, buckle, belt | bouton, fermeture éclair, poche, manche, ceinture | بٹن, جیب, آستین, زپ, بیلٹ | زر, أزرار, جيب, كم, حزام
pin, pins, safety pin, hijab pin, clip, hairpin, hairband, ribbon, scrunchie, bow | épingle, barrette, ruban, élastique | پن, کلپ, ربن, سوئی | دبوس, دبابيس, مشبك, شريط, ربطة شعر
sew, sewing, sewed, sewn, stitch, stitched, stitching, mend, darn, patch, hemming, silai | coudre, couture, recoudre, raccommoder | سینا, سلائی, ٹانکا, پیوند, سیا | خياطة, يخيط, خيط, رقعة, ترقيع
tailor, seamstress, dressmaker, darzi, terzi, khayyat, alterations | tailleur, couturière, couturier | درزی, درزن | خياط, خياطة, ترزي
sewing machine, treadle, singer machine, bobbin | machine à coudre, bobine | سلائی مشین | ماكينة خياطة, مكنة خياطة
needle, thread, thimble, cotton reel, spool, pins and needles, scissors, sui dhaga | aiguille, fil, dé à coudre, ciseaux, bobine | سوئی, دھاگا, قینچی, دھاگہ | إبرة, خيط, مقص, بكرة
embroidery, embroider, embroidered, tatreez, cross-stitch, kantha, phulkari, zari, beads, sequins, karhai | broderie, broder, brodé, perles, paillettes | کڑھائی, کشیدہ کاری, زری, موتی | تطريز, مطرز, خرز, ترتر
knit, knitting, knitted, crochet, wool, yarn, needles, weave, weaving, wove, loom, spin | tricot, tricoter, crochet, laine, tisser | بننا, اون, کروشیا, کھڈی, بنائی | حياكة, صوف, كروشيه, نول, نسيج
cloth, fabric, material, textile, cotton, silk, linen, velvet, satin, lace, kapra, denim | tissu, étoffe, coton, soie, velours | کپڑا, ریشم, سوت, مخمل, لینن | قماش, قطن, حرير, مخمل, كتان
rag, rags, ragged, torn, tear, tore, ripped, hole, holes, threadbare, worn out, shabby | déchiré, chiffon, troué, usé, haillons | پھٹا, پھٹے, چیتھڑے, پرانا کپڑا, سوراخ | ممزق, خرقة, مثقوب, بالي
fold, folded, wrap, wrapped, tuck, crease, roll up, bundle | plier, envelopper, emballer, rouler | تہہ کرنا, لپیٹنا, لپٹا, تہ | طوى, يطوي, لف, ملفوف
hand-me-down, second-hand, old clothes, charity shop, thrift, jumble, used, passed down, lunda | d'occasion, seconde main, friperie, hérité | پرانے کپڑے, استعمال شدہ, لنڈا | مستعمل, ملابس مستعملة, بالة
body, skin, bones, muscles, jism, physical | corps, peau, os, muscles | جسم, بدن, جلد, ہڈی | جسم, جسد, بشرة, عظام
head, forehead, skull, brow, temple | tête, front, crâne | سر, ماتھا, پیشانی | رأس, جبين, جبهة
face, cheek, cheeks, chin, chehra, wrinkles, wrinkled | visage, joue, joues, menton, rides | چہرہ, گال, ٹھوڑی, جھریاں | وجه, خد, خدود, ذقن, تجاعيد
eye, eyes, eyelashes, eyebrows, eyelids, aankh, ankhen, blink | œil, yeux, cils, sourcils, paupières | آنکھ, آنکھیں, پلکیں, بھنویں | عين, عيون, رموش, حواجب
ear, ears, hearing, hear, heard, listen, listened, kaan, deaf, hearing aid | oreille, oreilles, entendre, écouter, sourd | کان, سننا, سنا, بہرا, سماعت | أذن, آذان, سمع, يستمع, أصم
nose, nostrils, runny nose, sneeze, sneezed, naak, nosebleed | nez, narines, éternuer, saigner du nez | ناک, چھینک, نکسیر | أنف, خشم, عطس, رعاف
mouth, lips, tongue, throat, munh | bouche, lèvres, langue, gorge | منہ, ہونٹ, زبان, گلا | فم, شفاه, لسان, حلق
tooth, teeth, dentist, toothache, wobbly tooth, tooth fairy, braces, dentures, miswak, toothbrush | dent, dents, dentiste, brosse à dents, dentier | دانت, دانتوں, مسواک, ڈینٹسٹ | سن, أسنان, طبيب أسنان, مسواك, فرشاة أسنان
hair, curls, curly, plait, plaits, braid, braids, ponytail, fringe, bangs, baal, comb, hairbrush, bald | cheveux, tresse, natte, peigne, chauve | بال, بالوں, چوٹی, کنگھی, گنجا | شعر, ضفيرة, جديلة, مشط, أصلع
haircut, barber, hairdresser, salon, nai, barbershop, berber, cut my hair, shave, shaved | coiffeur, coupe de cheveux, barbier, coiffeuse, raser | نائی, حجام, بال کٹوانا, حجامت | حلاق, قص الشعر, حلاقة, كوافيرة
beard, moustache, mustache, stubble | barbe, moustache, barbu | داڑھی, مونچھیں, مونچھ | لحية, شارب, ذقن
hand, hands, finger, fingers, thumb, palm, palms, fist, haath, wrist, knuckles, nails, fingertips | main, mains, doigt, doigts, paume | ہاتھ, انگلی, انگلیاں, ہتھیلی, مٹھی | يد, يدين, إصبع, أصابع, كف
arm, arms, elbow, shoulder, shoulders, bazu, kandha | bras, coude, épaule, épaules | بازو, کندھا, کہنی, کندھے | ذراع, كتف, كوع, أكتاف
leg, legs, knee, knees, ankle, thigh, tang, shin, crutches, limp | jambe, jambes, genou, genoux, cheville | ٹانگ, ٹانگیں, گھٹنا, گھٹنے, ٹخنہ | ساق, ركبة, ركب, كاحل, أرجل
foot, feet, toe, toes, heel, footprints, footsteps, paon, soles | pied, pieds, orteils, talon, empreintes | پاؤں, پیر, ایڑی, انگوٹھا, قدم | قدم, أقدام, أصابع القدم, كعب
back, spine, backache, bent back, neck, stiff neck, hunched | dos, cou, colonne, nuque, mal de dos | کمر, پیٹھ, گردن, ریڑھ | ظهر, رقبة, عنق, عمود فقري
stomach, tummy, belly, tummy ache, stomach ache, pait, butterflies in my stomach, gut | ventre, estomac, mal au ventre | پیٹ, معدہ, پیٹ درد | بطن, معدة, كرش, وجع بطن
heart, heartbeat, chest, dil, qalb, pounding, racing, pulse | cœur, coeur, poitrine, battement | دل, سینہ, دھڑکن | قلب, صدر, نبض, دقات القلب
blood, bleed, bleeding, bled, wound, wounds, cut, scratch, bruise, bruised, graze, scar, bandage, plaster | sang, saigner, blessure, cicatrice, pansement | خون, زخم, پٹی, نشان, چوٹ | دم, نزيف, جرح, ندبة, ضماد
breath, breathe, breathing, breathless, sigh, sighed, gasp, lungs, asthma, inhaler, puff | souffle, respirer, respiration, soupir, asthme | سانس, آہ, پھیپھڑے, دمہ | نفس, تنفس, تنهد, رئة, ربو
sleep, slept, asleep, sleepy, nap, doze, snore, bedtime, drowsy, yawn, neend, uyku | dormir, sommeil, sieste, endormi, bâiller | نیند, سونا, سویا, اونگھ, جمائی | نوم, ينام, نائم, نعسان, قيلولة
awake, wake, woke, woken, wake up, insomnia, sleepless, can't sleep, couldn't sleep, lie awake | réveil, se réveiller, éveillé, insomnie, nuit blanche | جاگنا, جاگا, اٹھنا, بیدار, بے خوابی | استيقظ, صحا, صاحي, أرق, سهر
tired, exhausted, weary, worn out, shattered, knackered, fatigue, thaka | fatigué, épuisé, fatigue, crevé | تھکا, تھکن, تھکاوٹ, تھک گیا | تعبان, متعب, مرهق, إرهاق
dream, dreams, dreamed, dreamt, khwab, daydream, vision | rêve, rêver, rêves, songe | خواب, خوابوں, سپنا | حلم, أحلام, حلمت, منام
nightmare, bad dream, nightmares, night terrors, scary dream | cauchemar, mauvais rêve, cauchemars | ڈراؤنا خواب, برا خواب, ڈراؤنے خواب | كابوس, كوابيس, حلم مزعج
tall, height, taller, tallest, long legs, giant | grand, taille, géant | لمبا, قد, لمبی | طويل, طول, عملاق
small, tiny, little, short, miniature, wee, chota | petit, petite, minuscule | چھوٹا, چھوٹی, ننھا | صغير, قصير, صغيرة
fat, overweight, chubby, plump, big, diet, motapa, obese | gros, grosse, rond, régime, obèse | موٹا, موٹی, موٹاپا | سمين, بدين, سمينة, رجيم
thin, skinny, slim, bony, underweight, lost weight, patla | maigre, mince, maigrir, fluet | پتلا, دبلا, دبلی | نحيف, نحيل, ضعيف
beautiful, pretty, lovely, handsome, good-looking, gorgeous, khoobsurat, beauty, cute | beau, belle, joli, beauté, mignon | خوبصورت, حسین, پیارا, حسن, سندر | جميل, جميلة, حلو, جمال, وسيم
strong, strength, powerful, tough, muscle, force, taqat | fort, force, puissant | مضبوط, طاقت, طاقتور | قوي, قوة
feelings, feel, felt, emotion, emotions, mood, moods, ehsaas | sentiment, sentiments, émotion, humeur, ressentir | احساس, جذبات, محسوس, موڈ | شعور, مشاعر, إحساس, مزاج
happy, happiness, joy, glad, delighted, cheerful, pleased, thrilled, khush, khushi, mutlu, over the moon | heureux, heureuse, joie, bonheur, content | خوش, خوشی, مسرت, خوشیاں | سعيد, فرح, فرحان, سعادة, مبسوط
sad, sadness, unhappy, sorrow, upset, miserable, heartbroken, udas, gham, huzn, gloomy, tearful | triste, tristesse, malheureux, chagrin, peine | اداس, غم, غمگین, دکھ, افسردہ | حزين, حزن, زعلان, كئيب
angry, anger, cross, mad, furious, rage, temper, annoyed, grumpy, ghussa, irritated, fuming, lost my temper | en colère, colère, fâché, furieux, rage | غصہ, ناراض, غصے, خفا | غضب, غاضب, معصب, زعلان
afraid, scared, fear, frightened, frightening, terrified, scary, fright, dread, darr, khauf, terror, spooky | peur, effrayé, apeuré, terrifié, effrayant | ڈر, خوف, ڈرا ہوا, خوفزدہ | خوف, خائف, خايف, رعب, مرعوب
nervous, anxious, anxiety, worried, worry, worries, stress, stressed, panic, tense, pareshan, butterflies, uneasy | anxieux, nerveux, inquiet, angoisse, stress | پریشان, گھبراہٹ, فکر, بے چین, پریشانی | قلق, قلقان, متوتر, توتر, هم
brave, bravery, courage, courageous, bold, fearless, hero, heroine, bahadur, himmat, daring | courage, courageux, brave, héros, audace | بہادر, بہادری, ہمت, ہیرو, حوصلہ | شجاع, شجاعة, جريء, بطل
shy, timid, quiet, bashful, reserved, introvert, sharmila, withdrawn, self-conscious | timide, timidité, réservé, discret | شرمیلا, شرمیلی, شرم, جھجک | خجول, خجل, خجولة, هادئ
embarrassed, embarrassing, embarrassment, ashamed, shame, humiliated, blush, blushed, sharminda, awkward, red-faced | gêné, honte, honteux, humilié, rougir | شرمندہ, شرمندگی, شرم, ذلت | محرج, إحراج, عيب, خجل, مكسوف
proud, pride, proudly, fakhr, accomplishment, achievement, honoured | fier, fière, fierté, orgueil | فخر, ناز, کامیابی | فخور, فخر, اعتزاز, إنجاز
lonely, loneliness, alone, lonesome, isolated, on my own, by myself, left out, nobody to talk to, tanha, akela | seul, seule, solitude, isolé, esseulé | تنہا, اکیلا, اکیلی, تنہائی | وحيد, وحدة, لوحدي, عزلة
homesick, missing home, miss, missed, missing, longing, nostalgia, yearning, long for, ghurba, yaad aana | mal du pays, manquer, nostalgie, tu me manques | گھر کی یاد, یاد آنا, وطن کی یاد, پردیس | حنين, اشتياق, مشتاق, غربة, شوق
love, loved, loving, beloved, adore, darling, dear, habibi, habibti, jaan, pyar, ishq, mohabbat, sweetheart | amour, aimer, aimé, chéri, chérie | محبت, پیار, عشق, چاہت, جان | حب, يحب, محبة, حبيبي, عشق
hate, hated, hatred, dislike, can't stand, loathe, detest, nafrat | haine, détester, haïr | نفرت, ناپسند | كره, يكره, كراهية, بغض
jealous, jealousy, envy, envious, hasad, jalan, evil eye, nazar, buri nazar, ayn | jaloux, jalousie, envie, mauvais œil | حسد, جلن, نظر بد | حسد, غيرة, غيران
guilty, guilt, regret, regretted, remorse, blame, fault, wish i had, pachtawa, my fault | coupable, culpabilité, regret, remords, faute | پچھتاوا, قصور, افسوس, جرم کا احساس, غلطی | ذنب, ندم, نادم, تأنيب الضمير, خطأ
hope, hopes, hopeful, hoped, hoping, umeed, optimistic, look forward | espoir, espérer, espérance, optimiste | امید, امیدیں, آس, پرامید | أمل, آمل, رجاء, متفائل
despair, hopeless, desperate, give up, gave up, depressed, depression, despairing, mayoos | désespoir, désespéré, abandonner, déprimé, dépression | مایوس, مایوسی, ناامید, ڈپریشن | يأس, يائس, اكتئاب, إحباط, محبط
surprise, surprised, amazed, astonished, shock, shocked, amazing, wow, unexpected, hairan, suddenly, stunned | surprise, surpris, étonné, choqué, stupéfait | حیران, حیرت, اچانک, تعجب | مفاجأة, متفاجئ, مندهش, صدمة, دهشة
excited, exciting, excitement, thrilled, can't wait, eager, looking forward, enthusiastic | excité, impatient, enthousiaste, hâte | پرجوش, جوش, بے تاب | متحمس, حماس, متشوق
bored, boring, boredom, dull, nothing to do, fed up, bor | ennui, ennuyé, ennuyeux, s'ennuyer | بور, بوریت, اکتاہٹ | ملل, ملان, ممل, زهقان
calm, peaceful, relaxed, relax, serene, sukoon, tranquil, at ease, peace of mind, soothe, soothing | calme, paisible, détendu, sérénité, apaiser | سکون, پرسکون, اطمینان, چین | هدوء, هادئ, سكينة, راحة, طمأنينة
confused, confusing, confusion, puzzled, mixed up, didn't understand, baffled, muddle, bewildered | confus, perdu, confusion, perplexe, embrouillé | الجھن, الجھا, کنفیوز, سمجھ نہ آنا | حيرة, مرتبك, محتار, مشوش
disappointed, disappointment, let down, disappointing, dashed | déçu, déçue, déception | مایوس, مایوسی, دل ٹوٹنا | خيبة, خيبة أمل, محبط
hurt, hurtful, pain, painful, ache, aching, sore, suffering, suffer, dard, ouch, agony | douleur, mal, blessé, souffrir, souffrance | درد, تکلیف, دکھنا, اذیت | ألم, وجع, موجوع, معاناة
comfort, comforted, comforting, console, consoled, reassure, cheer up, cuddle, soothe, tasalli | consoler, réconfort, réconforter, rassurer | تسلی, دلاسا, ڈھارس, حوصلہ دینا | مواساة, يواسي, طمأن, تعزية, عزاء
grateful, gratitude, thankful, appreciate, thanks, thank you, shukr, shukria, shukran, alhamdulillah, jazakallah, tesekkur, mahadsanid | merci, reconnaissant, gratitude, remercier | شکریہ, شکر, شکرگزار, مہربانی, الحمدللہ | شكرا, ممتن, امتنان, شكر, الحمد لله
sorry, apologise, apologize, apology, apologised, forgive me, maaf karna, sorry note | pardon, désolé, excuses, s'excuser | معافی, معذرت, سوری, معاف کرنا | آسف, اعتذار, أعتذر, عذرا
forgive, forgave, forgiven, forgiveness, pardon, mercy, make up, make peace, maafi, reconcile, let it go | pardonner, pardon, réconciliation, miséricorde | معاف, معافی, درگزر, صلح | سامح, مسامحة, عفو, غفران, صلح
tease, teased, teasing, bully, bullied, bullying, mock, make fun of, name-calling, picked on, laughed at, taunt, bullies | harcèlement, moquer, se moquer, harceler, taquiner | مذاق اڑانا, تنگ کرنا, ستانا, چھیڑنا, دھونس | تنمر, سخرية, يستهزئ, متنمر, مضايقة
kind, kindness, nice, gentle, caring, thoughtful, good-hearted, meherban, considerate, good deed | gentil, gentillesse, bonté, aimable, bienveillant | مہربان, مہربانی, نیک, نرم دل, نیکی | لطيف, لطف, طيب, حنون, معروف
cruel, mean, unkind, nasty, horrible, cruelty, harsh, heartless, zalim, spiteful | cruel, méchant, cruauté, dur | ظالم, ظلم, سنگدل, برا | قاسي, قسوة, ظالم, لئيم
generous, generosity, donate, charity, selfless, sakhi, big-hearted | généreux, générosité, don, altruiste | سخی, سخاوت, فیاض, دریا دل | كريم, كرم, سخي, سخاء
selfish, greedy, greed, stingy, miser, mean with money, kanjoos, lalchi | égoïste, avare, radin, avidité | خود غرض, کنجوس, لالچ, لالچی | أناني, بخيل, طماع, جشع
patient, patience, sabr, sabar, wait patiently, persevere, endure, bear it, impatient, tolerance | patience, patient, persévérer, endurer | صبر, صابر, برداشت, بے صبری | صبر, صابر, تحمل, صبور
polite, manners, politeness, respect, respectful, adab, akhlaq, courteous, tameez, well-behaved, good manners, etiquette | poli, politesse, respect, bonnes manières, courtoisie | ادب, تمیز, احترام, اخلاق, عزت | أدب, مؤدب, احترام, أخلاق, مهذب
rude, impolite, disrespectful, cheeky, bad manners, insult, insulted, badtameez, swear, swearing | impoli, grossier, insulte, insolent | بدتمیز, گستاخ, گالی, بے ادب | وقح, قليل الأدب, إهانة, شتيمة
naughty, mischief, mischievous, misbehave, prank, trouble, shararti, told off, trick | coquin, bêtise, bêtises, farce, espiègle | شرارتی, شرارت, شرارتیں | شقي, شيطنة, مشاغب, مقلب
tell off, scold, scolded, punished, punishment, punish, detention, grounded, shout at, in trouble, slap | gronder, punir, punition, retenue, gifle | ڈانٹ, سزا, ڈانٹنا, تھپڑ, مار | عقاب, معاقبة, توبيخ, قصاص, صفعة
help, helped, helping, helper, helpful, support, assist, aid, madad, lend a hand, rescue, musaada | aide, aider, secours, soutien, assistance | مدد, امداد, سہارا, مددگار | مساعدة, ساعد, عون, معونة, دعم
care, look after, looking after, take care of, carer, nurse, babysit, babysitter, tend, khayal | s'occuper, soigner, prendre soin, garder, nounou | خیال رکھنا, دیکھ بھال, تیمارداری | رعاية, اعتنى, عناية, اهتمام, مربية
trust, trusted, trustworthy, loyal, loyalty, faithful, rely on, bharosa, amana, believe in | confiance, loyal, fidèle, loyauté, faire confiance | بھروسہ, اعتماد, وفادار, وفا, امانت | ثقة, أمانة, وفاء, وفي, يثق
promise, promised, vow, swear, oath, pledge, kept my word, wada, keep a promise, swore | promesse, promettre, serment, jurer, tenir parole | وعدہ, قسم, عہد, وعدے | وعد, عهد, قسم, وعود
secret, secrets, secretly, hidden, confide, raaz, private, keep it quiet | secret, secrets, en cachette, confier | راز, خفیہ, چھپ کر, رازدار | سر, أسرار, سري, خفية
lie, lied, liar, lying, fib, dishonest, jhoot, pretend, cheat, cheated | mensonge, mentir, menteur, tricher | جھوٹ, جھوٹا, دھوکا, فریب | كذب, كذاب, يكذب, غش, خداع
truth, honest, honesty, true, truthful, sach, sincere, admit, confess, confessed | vérité, honnête, vrai, honnêteté, avouer | سچ, سچائی, ایماندار, سچا, اقرار | حقيقة, صدق, صادق, أمانة, اعتراف
fair, unfair, justice, injustice, fairness, equal, equality, insaaf, rights | juste, injuste, justice, injustice, égalité | انصاف, ناانصافی, برابری, حق | عدل, ظلم, عدالة, مساواة, حق
different, difference, differences, diversity, fit in, stand out, the odd one out | différent, différence, diversité | مختلف, فرق, الگ | مختلف, اختلاف, تنوع
lucky, luck, fortunate, blessed, blessing, barakah, barkat, qismat, kismet, naseeb | chance, chanceux, bénédiction, baraka | قسمت, خوش قسمت, نصیب, برکت | حظ, محظوظ, بركة, نصيب
school, schools, primary school, secondary school, high school, college, iskool, okul, dugsi, classes | école, collège, lycée, école primaire | سکول, اسکول, مدرسہ, کالج | مدرسة, مدارس, ثانوية, إعدادية
nursery, kindergarten, playgroup, preschool, reception, daycare, creche | maternelle, crèche, garderie, jardin d'enfants | نرسری, کے جی, پلے گروپ | روضة, حضانة, تمهيدي
university, college, uni, campus, degree, graduate, graduated, graduation, student, scholarship, diploma | université, fac, diplôme, étudiant, bourse | یونیورسٹی, ڈگری, گریجویشن, طالب علم, وظیفہ | جامعة, تخرج, شهادة, طالب جامعي, منحة
madrasa, madrassa, madrasah, mosque school, quran class, quran lessons, dugsi, maktab, kuttab, saturday school, hifz | école coranique, médersa, cours de coran | مدرسہ, مکتب, قرآن کلاس, حفظ | كتاب, مدرسة قرآنية, تحفيظ, حلقة
teacher, teachers, teach, taught, teaching, tutor, ustad, ustaad, head teacher, headmistress, principal, instructor | professeur, prof, maître, maîtresse, enseigner | استاد, استانی, ٹیچر, پڑھانا, اساتذہ | معلم, معلمة, أستاذ, مدرس, مدير
pupil, pupils, schoolchildren, classmate, classmates, learner, shagird, schoolmates | élève, élèves, camarade, écolier | طالب علم, شاگرد, ہم جماعت, طلبا | تلميذ, طالب, طلاب, زميل, تلاميذ
classroom, class, lesson, lessons, year group, grade, course | classe, salle de classe, cours, leçon | کلاس, جماعت, سبق, درس | صف, درس, حصة, دروس
homework, assignment, project, revision, revise, worksheet, coursework | devoirs, exercice, réviser, projet | ہوم ورک, گھر کا کام, اسائنمنٹ | واجب, واجبات, وظيفة, مشروع
exam, exams, test, tests, examination, results, marks, gcse, quiz, grades, pass, fail, report card | examen, examens, contrôle, note, bulletin | امتحان, امتحانات, نتیجہ, نمبر, ٹیسٹ | امتحان, امتحانات, اختبار, علامات, نتيجة
learn, learned, learnt, learning, study, studied, studying, practise, practice, education, seekhna, memorise, knowledge, ilm | apprendre, appris, étudier, études, savoir | سیکھنا, پڑھائی, تعلیم, علم, سیکھا | تعلم, دراسة, يدرس, تعليم, علم
illiterate, can't read, couldn't read, never went to school, unschooled, learn to read, literacy, anparh, uneducated | illettré, analphabète, ne sait pas lire, alphabétisation | ان پڑھ, ناخواندہ, پڑھنا لکھنا | أمي, أمية, محو الأمية, لا يقرأ
clever, smart, intelligent, bright, brainy, wise, wisdom, genius, hoshyar, aqalmand, talented | intelligent, malin, sage, sagesse, doué | ذہین, ہوشیار, عقلمند, دانا, حکمت | ذكي, شاطر, حكيم, حكمة, نبيه
stupid, silly, foolish, daft, dumb, idiot, fool, bewaqoof, pagal | bête, stupide, idiot, sot | بیوقوف, احمق, پاگل, نادان | غبي, أحمق, سخيف, أهبل
maths, math, mathematics, sums, numbers, counting, count, times tables, arithmetic, algebra | maths, mathématiques, calcul, compter, chiffres | ریاضی, حساب, گنتی, پہاڑے | رياضيات, حساب, عد, أرقام, جدول الضرب
science, experiment, laboratory, lab, chemistry, physics, biology, scientist, microscope, invention | science, expérience, laboratoire, chimie, scientifique | سائنس, تجربہ, سائنسدان, لیبارٹری | علوم, تجربة, مختبر, عالم, اختراع
history, the past, historical, ancient, tareekh, historian | histoire, historique, passé | تاریخ, تاریخی | تاريخ, تاريخي
map, maps, geography, globe, atlas, naqsha | carte, géographie, globe, atlas | نقشہ, جغرافیہ, نقشے | خريطة, خرائط, جغرافيا
art, drawing, draw, drew, drawn, paint, painted, painting, picture, sketch, crayons, colouring, artist, collage | dessin, dessiner, peinture, peindre, artiste | تصویر, ڈرائنگ, پینٹنگ, مصوری, رنگ بھرنا | رسم, يرسم, لوحة, تلوين, رسام
calligraphy, handwriting, lettering, khattati, nib, beautiful writing, ink, reed pen | calligraphie, écriture, encre, calame | خطاطی, لکھائی, خوش خطی, سیاہی, قلم | خط, خطاط, حبر, كتابة اليد
playground, playtime, break time, recess, schoolyard, park, swings, slide | récréation, cour de récréation, aire de jeux, récré | کھیل کا میدان, تفریح, وقفہ, بریک | ملعب, فسحة, استراحة, ساحة المدرسة
assembly, school play, performance, concert, show, stage, talent show, audience, drama, theatre | spectacle, scène, théâtre, concert, assemblée | اسمبلی, ڈرامہ, سٹیج, تقریب, شو | طابور, مسرحية, مسرح, عرض, حفل
prize, award, trophy, medal, certificate, winner, inaam, cup, gold medal, prize-giving | prix, médaille, trophée, récompense, gagnant | انعام, تمغہ, میڈل, ٹرافی, ایوارڈ | جائزة, ميدالية, كأس, مكافأة, وسام
first day, first day at school, new school, new girl, new boy, new pupil, started school, new class | premier jour, rentrée, nouvelle école, nouveau | پہلا دن, نیا سکول, سکول کا پہلا دن | أول يوم, مدرسة جديدة, أول يوم مدرسة
book, books, novel, textbook, storybook, kitab, buug, kitap, comic, picture book, paperback, chapter | livre, livres, roman, bouquin, manuel | کتاب, کتابیں, ناول, کتابوں | كتاب, كتب, رواية
library, librarian, bookshop, bookcase, borrow books, kutub khana, bookshelf, bookstore | bibliothèque, bibliothécaire, librairie, médiathèque | لائبریری, کتب خانہ, کتابوں کی دکان | مكتبة, أمين مكتبة, مكتبات
read, reads, reading, reader, read aloud, parhna, recite, page, pages | lire, lecture, lecteur, lu, page | پڑھنا, پڑھا, مطالعہ, صفحہ | قراءة, يقرأ, قرأ, قارئ, صفحة
write, wrote, written, writing, writer, author, likhna, scribble, jot down, pen name | écrire, écrit, écriture, écrivain, auteur | لکھنا, لکھا, لکھاری, مصنف, تحریر | كتابة, يكتب, كتب, كاتب, مؤلف
letter, letters, envelope, stamp, postcard, post, mail, khat, note, postman, mektup, pen pal, risala, chitthi | lettre, lettres, enveloppe, courrier, carte postale | خط, خطوط, چٹھی, لفافہ, ڈاکیا | رسالة, رسائل, مكتوب, ظرف, ساعي البريد
diary, journal, notebook, exercise book, copybook, scrapbook, copy, notepad, kaapi | journal, journal intime, cahier, carnet | ڈائری, کاپی, نوٹ بک, بیاض | مذكرات, دفتر, يوميات, كراسة
pen, pencil, pencils, biro, crayon, marker, chalk, rubber, eraser, sharpener, pencil case, qalam, felt tip | stylo, crayon, craie, gomme, trousse | قلم, پنسل, چاک, ربڑ, شارپنر | قلم, قلم رصاص, أقلام, طباشير, ممحاة
paper, sheet of paper, cardboard, scrap, notepaper, card, kaghaz | papier, feuille, carton | کاغذ, ورق, گتہ | ورق, ورقة, كرتون
blackboard, whiteboard, board, slate, takhti, lawh, smartboard | tableau, tableau noir, ardoise | تختہ سیاہ, بورڈ, تختی, سلیٹ | سبورة, لوح
story, stories, tale, tales, storytelling, kahani, qissa, fairy tale, fable, bedtime story, hikaya, sheeko, legend, once upon a time | histoire, conte, récit, légende, il était une fois | کہانی, کہانیاں, قصہ, داستان, حکایت | قصة, قصص, حكاية, حكايات, حدوتة
poem, poems, poetry, poet, verse, rhyme, shayari, ghazal, nazm, shair, verses, rumi, gabay | poème, poésie, poète, rime | نظم, شاعری, شاعر, غزل, شعر | قصيدة, شعر, شاعر, قصائد
proverb, saying, sayings, riddle, riddles, expression, idiom, kahawat, motto | proverbe, dicton, devinette, expression | کہاوت, محاورہ, پہیلی, ضرب المثل | أمثال, لغز, حزورة
newspaper, paper, magazine, news, headline, article, journalist, reporter, akhbar, gazette | journal, nouvelles, magazine, article, journaliste | اخبار, خبر, خبریں, رسالہ, صحافی | جريدة, صحيفة, أخبار, مجلة, صحفي
play, played, playing, playful, game, games, khel, khelna, fun, playtime, oyun | jouer, jeu, jeux, s'amuser | کھیل, کھیلنا, کھیلا, کھیلتے | لعب, يلعب, لعبة, ألعاب
fun, enjoy, enjoyed, good time, amusing, maza, entertainment, great time | amusement, s'amuser, drôle, plaisir, bon moment | مزہ, مزے, لطف, تفریح | مرح, متعة, استمتع, تسلية, انبسط
toy, toys, lego, plaything, khilona, toy car, blocks, plasticine, play-doh | jouet, jouets, joujou, lego | کھلونا, کھلونے | لعبة, ألعاب, دمية
doll, dolls, teddy, teddy bear, soft toy, gurriya, puppet, rag doll, barbie, cuddly toy, stuffed animal, doll's house | poupée, ours en peluche, peluche, doudou, marionnette | گڑیا, گڈا, ٹیڈی, پتلی, بھالو | دمية, عروسة, دبدوب, لعبة محشوة
ball, balls, gend, bouncy ball, bounce, throw and catch, beach ball | ballon, balle, balles, rebondir | گیند, گیندیں | كرة, طابة, كرات
kite, kites, patang, kite flying, basant, kite string, manja, tayyara waraq | cerf-volant, cerfs-volants | پتنگ, پتنگیں, پتنگ بازی, ڈور | طائرة ورقية, طيارة ورق
marbles, hopscotch, skipping, skipping rope, jump rope, tag, tig, hide and seek, kanche, pitthu, stapoo, gilli danda, jacks | billes, marelle, corde à sauter, cache-cache, chat perché | کنچے, گلی ڈنڈا, سٹاپو, رسی کودنا, چھپن چھپائی | بنانير, حجلة, نط الحبل, استغماية, غميضة
board game, chess, cards, ludo, carrom, draughts, backgammon, tawla, dominoes, dice, scrabble, monopoly, mancala | jeu de société, échecs, cartes, dés, dames | لڈو, شطرنج, تاش, کیرم, پانسہ | شطرنج, طاولة زهر, ورق اللعب, نرد, دومينو
puzzle, jigsaw, quiz, crossword, rubik's cube, brain-teaser, maze | puzzle, casse-tête, mots croisés, énigme | معما, پہیلی, جگ سا پزل | أحجية, بازل, لغز, كلمات متقاطعة
video game, computer game, console, playstation, xbox, minecraft, gaming, gamer, fortnite, nintendo | jeu vidéo, console, jeux vidéo, manette | ویڈیو گیم, کمپیوٹر گیم, پلے سٹیشن | ألعاب فيديو, بلايستيشن, لعبة إلكترونية
balloon, balloons, bubbles, streamers, party hats, confetti, bunting, decorations | ballon, ballons, bulles, confettis, décorations | غبارہ, غبارے, بلبلے, سجاوٹ | بالون, بالونات, فقاعات, زينة
swing, swings, slide, see-saw, seesaw, roundabout, sandpit, jhoola, climbing frame, trampoline, bouncy castle, merry-go-round | balançoire, toboggan, manège, bac à sable, trampoline | جھولا, جھولے, سلائیڈ, پھسلنی | أرجوحة, مرجيحة, زحليقة, دوامة
funfair, fairground, carnival, circus, mela, amusement park, theme park, rides, zoo, clown | foire, fête foraine, cirque, parc d'attractions, zoo | میلہ, سرکس, میلے, چڑیا گھر | مدينة ملاهي, سيرك, مهرجان, حديقة حيوان
sport, sports, athletics, athlete, sports day, pe lesson, gym, exercise, physical education, fitness, coach, gymnastics | sport, sports, gymnastique, athlétisme, entraîneur | کھیل, ورزش, کھلاڑی, جم, کوچ | رياضة, رياضي, تمرين, جمباز, مدرب
football, soccer, footy, goal, goalkeeper, goalie, penalty, world cup, striker, futbol, footballer, kick, pitch | football, foot, gardien, coupe du monde | فٹ بال, گول, گول کیپر, ورلڈ کپ | كرة قدم, كرة القدم, هدف, حارس مرمى, فوتبول
cricket, bat, bowler, wicket, batsman, batting, bowling, sixer, innings, tape ball | cricket, batte, batteur, lanceur | کرکٹ, بلا, بلے باز, باؤلر, چھکا | كريكيت, مضرب
basketball, netball, volleyball, tennis, badminton, hockey, rugby, table tennis, squash, baseball, handball, racket | basket, volley, tennis, badminton, rugby | باسکٹ بال, والی بال, ٹینس, بیڈمنٹن, ہاکی | كرة سلة, كرة طائرة, تنس, هوكي
swim, swam, swimming, swimmer, swimming pool, pool, dive, dived, float, swimming lessons, paddling pool | nager, natation, piscine, plonger, flotter | تیرنا, تیراکی, سوئمنگ پول, غوطہ | سباحة, يسبح, مسبح, غطس
karate, judo, boxing, boxer, wrestling, taekwondo, martial arts, kung fu, kushti, boxing gloves | karaté, judo, boxe, lutte, arts martiaux | کراٹے, باکسنگ, کشتی, پہلوان | كاراتيه, ملاكمة, مصارعة, جودو
bike, bicycle, cycling, cycle, tricycle, scooter, pedal, helmet, skateboard, roller skates, stabilisers, bisiklet, cyclist | vélo, bicyclette, trottinette, cycliste, casque | سائیکل, سائیکلیں, سکوٹر, ہیلمٹ | دراجة, بسكليت, عجلة, خوذة
race, races, marathon, sprint, running race, relay, finish line, egg and spoon, raced, racing | course, marathon, courir, ligne d'arrivée, relais | دوڑ, ریس, مقابلہ, میراتھن | سباق, ماراثون, ركض, خط النهاية
team, teams, teammate, captain, squad, club, match, league, tournament, referee | équipe, match, capitaine, tournoi, arbitre | ٹیم, میچ, کپتان, ٹورنامنٹ, ریفری | فريق, مباراة, كابتن, بطولة, حكم
win, won, winner, winning, victory, champion, triumph, succeed, success, jeet | gagner, victoire, gagnant, champion, réussir | جیت, جیتنا, فتح, کامیاب, چیمپئن | فوز, فاز, ربح, بطل, نجاح
defeat, defeated, lost the game, lost the match, beaten, loser, losing, came last, runner-up | défaite, perdant, dernier | ہار, ہارنا, شکست, ہارا | خسارة, خسر, هزيمة, خاسر
animal, animals, creature, beast, wildlife, janwar, hayvan, haiwan, zoo | animal, animaux, bête, créature | جانور, جانوروں, حیوان | حيوان, حيوانات
pet, pets, hamster, rabbit, guinea pig, bunny, goldfish, gerbil, tortoise, paltu | animal de compagnie, lapin, hamster, cochon d'inde, poisson rouge | پالتو جانور, خرگوش, طوطا | حيوان أليف, أرنب, هامستر, أليف
cat, cats, kitten, kittens, kitty, billi, kedi, stray cat, tabby, bisad, kucing, meow, purr | chat, chats, chatte, chaton, ronronner | بلی, بلیاں, بلی کا بچہ | قطة, قط, قطط, بسة, هرة
dog, dogs, puppy, puppies, guide dog, stray dog, kutta, bark, barking, hound, kopek | chien, chiens, chienne, chiot, aboyer | کتا, کتے, بھونکنا | كلب, كلاب, جرو, نباح
bird, birds, sparrow, pigeon, pigeons, crow, robin, swallow, dove, starling, chirya, seagull, magpie, kus | oiseau, oiseaux, moineau, pigeon, hirondelle | پرندہ, پرندے, چڑیا, کبوتر, کوا | طائر, طيور, عصفور, حمامة, غراب
parrot, budgie, canary, mynah, tota, cockatoo, caged bird, nightingale, bulbul | perroquet, perruche, canari, rossignol | طوطا, مینا, بلبل, طوطے | ببغاء, كناري, بلبل, عندليب
nest, nests, cage, birdcage, wing, wings, feather, feathers, beak, hatch, hatched, flock | nid, cage, aile, ailes, plume | گھونسلا, پنجرہ, چونچ, پنکھ | عش, قفص, جناح, ريش, منقار
duck, ducks, duckling, goose, geese, swan, turkey, peacock, pond bird, stork, heron | canard, oie, cygne, paon, cigogne | بطخ, ہنس, مور, بطخیں | بطة, بط, وزة, طاووس, لقلق
eagle, hawk, falcon, owl, vulture, kite bird, baaz, falconry, buzzard | aigle, faucon, hibou, vautour, chouette | عقاب, باز, الو, گدھ, شاہین | نسر, صقر, بومة, عقاب
sheep, lamb, lambs, ram, goat, goats, bakra, bakri, dumba, ewe, flock, shepherd, koyun | mouton, moutons, chèvre, agneau, berger | بکرا, بکری, بھیڑ, دنبہ, چرواہا | خروف, غنم, ماعز, معزة, راعي
cow, cows, bull, calf, ox, cattle, buffalo, gaye, bhains, inek, milking, oxen | vache, vaches, taureau, veau, buffle | گائے, بیل, بھینس, بچھڑا | بقرة, بقر, ثور, عجل, جاموس
horse, horses, pony, foal, mare, stallion, ghora, riding, horse riding, saddle, stable, gallop | cheval, chevaux, poney, jument, équitation | گھوڑا, گھوڑے, گھوڑی, گھڑسواری | حصان, خيل, فرس, مهر, ركوب الخيل
donkey, donkeys, mule, gadha, cart, donkey cart, eshek, hmar | âne, ânes, mulet, charrette | گدھا, گدھے, خچر, گدھا گاڑی | حمار, حمير, بغل, عربة
camel, camels, caravan, oont, geel, deve, camel milk | chameau, chameaux, dromadaire, caravane | اونٹ, اونٹنی, قافلہ | جمل, جمال, ناقة, إبل, قافلة
lion, tiger, leopard, elephant, monkey, bear, giraffe, crocodile, wolf, fox, sher, hathi, wild animal, hyena | lion, tigre, éléphant, singe, loup | شیر, ہاتھی, بندر, بھیڑیا, لومڑی | أسد, فيل, قرد, ذئب, ثعلب
deer, gazelle, antelope, squirrel, hedgehog, badger, hare, hiran, reindeer | cerf, gazelle, écureuil, hérisson, lièvre | ہرن, گلہری, خارپشت | غزال, غزالة, سنجاب, قنفذ
mouse, mice, rat, rats, chuha, vermin, mousetrap | souris, rat, rats, piège | چوہا, چوہے | فأر, فئران, جرذ
snake, snakes, lizard, gecko, scorpion, saamp, cobra, frog, toad, chipkali, tortoise, turtle | serpent, lézard, scorpion, grenouille, tortue | سانپ, چھپکلی, بچھو, مینڈک, کچھوا | أفعى, حية, عقرب, ضفدع, سلحفاة
insect, insects, fly, flies, ant, ants, beetle, mosquito, spider, cockroach, makhi, machar, ladybird, ladybug | insecte, mouche, fourmi, moustique, araignée | کیڑا, مکھی, مچھر, چیونٹی, مکڑی | حشرة, ذبابة, نملة, بعوض, عنكبوت
bee, bees, honeybee, beehive, hive, wasp, sting, stung, beekeeper, beekeeping, bumblebee | abeille, abeilles, ruche, guêpe, apiculteur | شہد کی مکھی, بھڑ, چھتا | نحلة, نحل, خلية, دبور
butterfly, butterflies, moth, caterpillar, cocoon, titli, dragonfly, firefly, fireflies, grasshopper, cricket | papillon, papillons, chenille, libellule, luciole | تتلی, تتلیاں, جگنو, پروانہ | فراشة, فراشات, يرقة, يراعة
snail, worm, worms, slug, earthworm, silkworm | escargot, ver, limace | گھونگا, کیچوا, کیڑا | حلزون, دودة, ديدان
whale, dolphin, shark, octopus, crab, jellyfish, shell, shells, seashell, seal, starfish | baleine, dauphin, requin, crabe, coquillage | وہیل, ڈولفن, شارک, کیکڑا, سیپی | حوت, دلفين, قرش, سلطعون, صدفة
fishing, fisherman, fishermen, fishing net, fishing rod, hook, bait, machera, fishing boat, catch fish | pêche, pêcheur, filet, canne à pêche | مچھیرا, ماہی گیر, جال, مچھلی پکڑنا | صيد السمك, صياد, شبكة, صنارة
tail, paw, paws, fur, claws, hooves, horns, mane | queue, patte, fourrure, griffes, cornes | دم, پنجہ, کھال, سینگ | ذيل, مخلب, فرو, قرون
farm, farmer, farming, farmland, barn, kisan, field, fields, khet, crops, harvest, tractor, plough, zameen | ferme, agriculteur, fermier, champ, récolte | کھیت, کسان, فصل, کاشتکار, کھیتی | مزرعة, فلاح, حقل, محصول, حصاد
plant, plants, planted, planting, seed, seeds, seedling, sprout, sow, bulb, shoots, pauda, beej | plante, plantes, graine, planter, semer | پودا, پودے, بیج, اگانا, لگانا | نبات, نبتة, بذرة, بذور, زرع
tree, trees, branch, branches, trunk, oak, darakht, pine, willow, shajar, geed, sapling | arbre, arbres, branche, tronc, chêne | درخت, درختوں, پیڑ, شاخ, ٹہنی | شجرة, أشجار, شجر, غصن, جذع
leaf, leaves, foliage, root, roots, twig, bark, stem, petals, thorn | feuille, feuilles, racine, racines, tige | پتا, پتے, جڑ, جڑیں, کانٹا | ورقة شجر, أوراق, جذر, جذور, شوك
flower, flowers, rose, roses, tulip, sunflower, daisy, lily, daffodil, phool, gulab, bouquet, blossom, bloom | fleur, fleurs, rose, bouquet, tulipe | پھول, پھولوں, گلاب, گلدستہ, کلی | زهرة, ورد, وردة, أزهار, باقة
jasmine, chambeli, motia, yasmin, lavender, honeysuckle, marigold, orange blossom, gajra, garland, yasameen | jasmin, lavande, fleur d'oranger, guirlande | چنبیلی, موتیا, گجرا, گیندا, یاسمین | ياسمين, فل, لافندر, زهر البرتقال
herbs, mint, basil, parsley, thyme, coriander, sage, pudina, dhania, fresh herbs, rosemary | herbes, menthe, basilic, persil, thym | پودینہ, دھنیا, تلسی, جڑی بوٹی | أعشاب, نعناع, ريحان, بقدونس, زعتر
grass, lawn, meadow, weeds, hay, straw, mow, ghaas, lawnmower, clover | herbe, pelouse, gazon, pré, foin | گھاس, لان, سبزہ, بھوسا | عشب, حشيش, مرج, تبن
garden, gardens, gardening, gardener, allotment, greenhouse, flower bed, bagh, bustan, vegetable patch, community garden | jardin, jardinage, jardinier, potager, serre | باغ, باغیچہ, مالی, باغبانی, کیاری | حديقة, بستان, جنينة, بستاني
soil, mud, earth, clay, dirt, mitti, sand, compost, muddy | terre, boue, argile, sable, poussière | مٹی, کیچڑ, گارا, ریت, خاک | تراب, طين, وحل, رمل
spade, shovel, rake, hoe, watering can, hose, wheelbarrow, dig, dug, digging, trowel, plant pot, flowerpot | pelle, bêche, râteau, arrosoir, creuser | بیلچہ, کدال, کھودنا, گملا, پانی دینا | مجرفة, رفش, حفر, مرشة, أصيص
orchard, vineyard, grove, fruit trees, vines, apple tree, fruit picking, pick, picked, pluck | verger, vigne, cueillir, cueillette, arbres fruitiers | باغات, پھلوں کا باغ, توڑنا, انگور کی بیل | بستان, كرم, قطف, يقطف, بيارة
forest, wood, woods, jungle, woodland, bush, jangal, rainforest, orman | forêt, bois, jungle | جنگل, جنگلات | غابة, غابات, أحراش, أدغال
park, parks, green space, common, bench, duck pond, playground, public garden | parc, square, jardin public, banc | پارک, باغ, سیرگاہ | حديقة عامة, منتزه, بارك
weather, forecast, climate, temperature, mausam, hava | météo, temps, climat, température | موسم, آب و ہوا, درجہ حرارت | طقس, جو, مناخ, حرارة
rain, raining, rained, rainy, drizzle, downpour, puddle, puddles, monsoon, barish, roob, matar, raindrops | pluie, pleuvoir, pleut, averse, flaque | بارش, بارشیں, برسات, بوندیں, مون سون | مطر, أمطار, شتا, ممطر, بركة ماء
wet, soaked, soaking, drenched, damp, dripping, drip, splash, splashed | mouillé, trempé, humide, éclabousser | گیلا, بھیگا, بھیگنا, نم | مبلل, مبتل, رطب
umbrella, parasol, brolly, chhatri, shade, raincoat | parapluie, parasol, ombre | چھتری, چھاتا, سایہ | مظلة, شمسية, ظل
snow, snowing, snowed, snowy, snowman, snowball, snowflake, icy, frost, barf, sledge, hail, frozen | neige, neiger, bonhomme de neige, glace, verglas | برف, برفباری, اولے, پالا | ثلج, ثلوج, رجل ثلج, جليد, برد
storm, thunder, lightning, hurricane, cyclone, toofan, gale, tornado, thunderstorm, sandstorm, typhoon | orage, tempête, tonnerre, éclair, ouragan | طوفان, آندھی, بجلی, گرج, بادل گرجنا | عاصفة, رعد, برق, إعصار, زوبعة
wind, windy, breeze, blow, blew, gust, hawa, draught, breezy | vent, brise, souffler, courant d'air | ہوا, ہوائیں, جھونکا, تیز ہوا | ريح, رياح, هواء, نسيم
cloud, clouds, cloudy, fog, foggy, mist, overcast, grey sky, badal, haze, smog | nuage, nuages, brouillard, brume, nuageux | بادل, بادلوں, دھند, کہر, گھٹا | غيمة, غيوم, سحاب, ضباب
hot, heat, heatwave, warm, boiling, sweat, sweating, sweaty, garmi, sultry, humid, scorching | chaud, chaleur, canicule, transpirer, tiède | گرم, گرمی, پسینہ, لو, حبس | حار, حر, دافئ, عرق, موجة حر
cold, freezing, chilly, freeze, froze, shiver, shivering, thand, sardi, frozen, bitter cold, frostbite | froid, gelé, frisson, grelotter, glacial | ٹھنڈ, سردی, ٹھنڈا, کپکپی, ٹھٹھرنا | برد, بارد, بردان, يرتجف, صقيع
flood, floods, flooded, flooding, sailaab, overflow, mudslide, landslide | inondation, inondé, crue, inondations | سیلاب, سیلابی, طغیانی | فيضان, سيول, طوفان
drought, dry land, no rain, dried up, water shortage, qahat | sécheresse, manque d'eau, aride | خشک سالی, قحط | جفاف, قحط
sun, sunshine, sunny, sunlight, sunrays, suraj, gunes, shams, qorrax, dhoop | soleil, ensoleillé, rayons de soleil | سورج, دھوپ, کرنیں | شمس, مشمس, أشعة الشمس
sunrise, dawn, daybreak, sunset, dusk, twilight, first light, fajr time, maghrib time, horizon | lever du soleil, aube, coucher du soleil, crépuscule | طلوع آفتاب, غروب آفتاب, فجر, شام ڈھلے | شروق, غروب, فجر, غسق, مغيب
moon, crescent, new moon, full moon, moonlight, chand, hilal, moon sighting, qamar, chaand raat, bulan | lune, croissant, pleine lune, nouvelle lune, clair de lune | چاند, ہلال, چاندنی, چاند رات | قمر, هلال, بدر, ضوء القمر
star, stars, starry, planet, planets, sitara, galaxy, constellation, comet, shooting star, telescope, astronomy, najm | étoile, étoiles, planète, comète, télescope | ستارہ, ستارے, تارے, سیارہ | نجمة, نجوم, كوكب, شهاب
sky, skies, heaven, heavens, asman, space, samaa, astronaut, rocket | ciel, cieux, espace, fusée, astronaute | آسمان, فلک, خلا, راکٹ | سماء, فضاء, صاروخ, رائد فضاء
rainbow, rainbows, colours of the rainbow, qaus qaza | arc-en-ciel, arcs-en-ciel | قوس قزح, دھنک | قوس قزح
spring, springtime, blossom, bahar, nowruz, nawroz, cherry blossom, bahaar | printemps, floraison, norouz | بہار, موسم بہار, نوروز | ربيع, نوروز, موسم الربيع
summer, summertime, summer holidays, summers, garmiyan, summer break | été, vacances d'été, grandes vacances | گرمیاں, موسم گرما, گرمیوں کی چھٹیاں | صيف, عطلة صيفية, الصيف
autumn, fall, khizan, falling leaves, autumn leaves, conkers | automne, feuilles mortes | خزاں, پت جھڑ | خريف, أوراق الخريف
winter, wintertime, wintry, sardiyan, shita, midwinter | hiver, hivernal, en hiver | سردیاں, موسم سرما, جاڑا | شتاء, الشتاء, شتوي
sea, seas, ocean, samundar, bahr, deniz, badda, mediterranean, salt water, coast, bay | mer, océan, côte, littoral | سمندر, بحر, ساحل | بحر, محيط, بحار, ساحل
beach, beaches, sand, sandy, shore, seashore, sandcastle, seaside, sahil, coast, pebbles | plage, sable, château de sable, rivage, bord de mer | ساحل, ساحل سمندر, ریت, کنارہ | شاطئ, رمل, شط, قلعة رملية
wave, waves, tide, current, foam, surf, rough sea, swell | vague, vagues, marée, courant, écume | لہر, لہریں, موج, موجیں | موج, أمواج, موجة, مد
boat, boats, ship, ferry, dinghy, raft, canoe, sailing, sail, kashti, rowing boat, yacht, oars, anchor | bateau, barque, navire, canot, voile | کشتی, کشتیاں, جہاز, ناؤ | قارب, سفينة, مركب, زورق, عبارة
river, rivers, stream, brook, creek, riverbank, canal, darya, nehar, nahr, nile, indus, waterfall, webi | rivière, fleuve, ruisseau, canal, cascade | دریا, نہر, ندی, آبشار, نالہ | نهر, أنهار, جدول, قناة, شلال
lake, lakes, pond, pool, lagoon, jheel, reservoir, swamp, wetland | lac, étang, mare, marais | جھیل, تالاب, جوہڑ | بحيرة, بركة, مستنقع
well, wells, spring, fountain, pump, hand pump, water pump, kuan, borehole, nalka | puits, source, fontaine, pompe | کنواں, چشمہ, نلکا, کنویں | بئر, نبع, نافورة, مضخة, عين ماء
bridge, bridges, footbridge, cross the river, pul, kopru, crossing | pont, ponts, passerelle, traverser | پل, پلوں | جسر, جسور, كوبري
island, islands, jazeera, isle, archipelago | île, îles, îlot | جزیرہ, جزیرے | جزيرة, جزر
mountain, mountains, hill, hills, valley, pahar, cliff, peak, jabal, hike, climb, slope | montagne, montagnes, colline, vallée, falaise | پہاڑ, پہاڑی, وادی, چوٹی | جبل, جبال, تلة, وادي, قمة
desert, deserts, sahara, dune, dunes, sehra, oasis, bedouin, thar, nomad | désert, dune, sahara, oasis, bédouin | صحرا, ریگستان, تھر, نخلستان | صحراء, بادية, كثبان, واحة, بدو
stone, stones, rock, rocks, pebble, pebbles, pathar, boulder, gravel | pierre, pierres, caillou, rocher, gravier | پتھر, کنکر, چٹان, پتھروں | حجر, حجارة, صخرة, حصى
cave, caves, hole, tunnel, cavern | grotte, caverne, trou, tunnel | غار, سرنگ, گڑھا | كهف, مغارة, نفق, حفرة
morning, mornings, early, subah, sabah, subh, daybreak, get up early, good morning | matin, matinée, tôt, de bonne heure, bonjour | صبح, سویرے, صبح سویرے | صباح, الصبح, باكرا, صباح الخير
afternoon, noon, midday, dopahar, lunchtime, zuhr, teatime | après-midi, midi | دوپہر, سہ پہر | ظهر, بعد الظهر, عصر
evening, evenings, shaam, masaa, aksam, dusk, nightfall, tonight | soir, soirée, ce soir | شام, شاموں, آج رات | مساء, المساء, عشية
night, nights, midnight, nighttime, raat, layl, gece, late, habeen, middle of the night, overnight | nuit, minuit, tard, la nuit | رات, راتیں, آدھی رات | ليل, ليلة, منتصف الليل, ليالي
dark, darkness, pitch black, andhera, gloom, dim, power cut, blackout, load shedding | sombre, noir, obscurité, ombre, coupure de courant | اندھیرا, تاریکی, سایہ, لوڈ شیڈنگ | ظلام, عتمة, ظل, مظلم, انقطاع الكهرباء
week, weeks, weekend, saturday, sunday, monday, friday, jumma, weekday, hafta, jumuah | semaine, week-end, samedi, dimanche, vendredi | ہفتہ, اتوار, جمعہ, ہفتے | أسبوع, عطلة نهاية الأسبوع, جمعة, سبت, الأحد
holiday, holidays, vacation, half-term, day off, chutti, tatil, break, time off, getaway | vacances, congé, jour férié | چھٹی, چھٹیاں, تعطیل | عطلة, إجازة, عطل
year, years, decade, century, saal, sanad, anniversary, new year | an, année, ans, décennie, siècle | سال, برس, صدی, سالوں | سنة, عام, سنوات, قرن, عقد
late, lateness, delay, delayed, hurry, hurried, rush, rushing, jaldi, in time, on time, punctual | en retard, retard, se dépêcher, vite, à l'heure | دیر, تاخیر, جلدی, وقت پر | متأخر, تأخير, استعجال, بسرعة, على الوقت
long ago, in the old days, back then, olden days, pehle, ages ago, in my day | autrefois, jadis, il y a longtemps, passé | پرانے زمانے, ماضی, کسی زمانے میں | زمان, قديما, من زمان, ماضي
future, someday, one day, when i grow up, later, mustaqbil, ambition | avenir, futur, plus tard, un jour | مستقبل, ایک دن, آئندہ | مستقبل, يوم ما, لما أكبر
colour, color, colours, colors, colourful, bright, rang, shade, multicoloured | couleur, couleurs, coloré, teinte | رنگ, رنگین, رنگوں, رنگ برنگا | لون, ألوان, ملون
red, crimson, scarlet, maroon, laal, burgundy, ahmar | rouge, bordeaux, écarlate | لال, سرخ | أحمر, حمراء
pink, rosy, gulabi, fuchsia, magenta | rose, rosé, fuchsia | گلابی | وردي, زهري
blue, navy, turquoise, sky blue, neela, azraq, mavi, indigo, teal | bleu, bleue, turquoise, marine | نیلا, نیلی, فیروزی, آسمانی | أزرق, زرقاء, سماوي, فيروزي
green, olive green, emerald, hara, sabz, akhdar, yesil, lime green | vert, verte, émeraude | ہرا, سبز, ہری | أخضر, خضراء, زمردي
yellow, peela, asfar, mustard, lemon yellow | jaune, jaune citron | پیلا, زرد, پیلی | أصفر, صفراء
gold, golden, gilded, sona, dahab, gold thread | or, doré, dorée | سونا, سنہرا, سنہری | ذهب, ذهبي
black, kala, aswad, siyah, jet black | noir, noire | کالا, سیاہ, کالی | أسود, سوداء
white, ivory, safed, abyad, beyaz, snow-white | blanc, blanche | سفید, اجلا | أبيض, بيضاء
purple, violet, lilac, jamni, mauve | violet, mauve, pourpre, lilas | جامنی, بنفشی, اودا | بنفسجي, موف, أرجواني
brown skin, skin colour, dark-skinned, light-skinned, fair skin, complexion, gora, kala, colourism, fairness cream | couleur de peau, peau brune, teint, peau claire | رنگت, گورا, سانولا, کالا رنگ | لون البشرة, أسمر, بشرة سمراء, أشقر
name, names, named, nickname, surname, first name, naam, ism, isim, magac, namesake | nom, prénom, surnom, nom de famille, s'appeler | نام, ناموں, لقب, عرفیت | اسم, أسماء, لقب, كنية, اسمي
mispronounce, pronounce, pronunciation, say my name, spell, spelling, spelt, wrong name, changed my name, register, roll call | prononcer, mal prononcer, prononciation, épeler, faire l'appel | تلفظ, غلط نام, ہجے, حاضری | نطق, لفظ, يلفظ اسمي, تهجئة
naming, naming ceremony, aqiqah, aqeeqah, aqiqa, named after, newborn ceremony, choose a name | baptême du nom, aqiqa, cérémonie du nom, donner un nom | عقیقہ, نام رکھنا | عقيقة, تسمية, سبوع
language, languages, mother tongue, zaban, bilingual, dialect, lugha, first language, home language, multilingual | langue, langues, langue maternelle, bilingue, dialecte | زبان, زبانیں, مادری زبان, بولی | لغة, لغات, لغة أم, لهجة
english, speak english, learn english, english lessons, esol, broken english, english class, angrezi, esl | anglais, parler anglais, cours d'anglais | انگریزی, انگلش, انگریزی سیکھنا | إنجليزي, إنجليزية, تعلم الإنجليزية
bengali, bangla, sylheti, bangladeshi language | bengali, bengalais | بنگالی, بنگلہ | بنغالي, بنغالية
persian, farsi, dari, tajik | persan, farsi, dari | فارسی, دری | فارسي, فارسية, دري
pashto, pakhto, pushto, pashtun, pathan | pachto, pachtoune | پشتو, پختون, پٹھان | بشتو, بشتوني
translate, translator, translation, translated, interpreter, interpret, interpreting, tarjuma, tarjuman, dictionary, google translate | traduire, traduction, traducteur, interprète, dictionnaire | ترجمہ, مترجم, ترجمان, لغت | ترجمة, مترجم, يترجم, ترجمان, قاموس
accent, accents, lehja, foreign accent, way of talking, stammer, stutter, lisp | accent, bégayer, bégaiement, zozoter | لہجہ, ہکلانا, ہکلاہٹ | لكنة, لهجة, تأتأة
word, words, alphabet, vocabulary, letters, lafz, kalima, abc, sentence, alif ba | mot, mots, alphabet, vocabulaire, phrase | لفظ, الفاظ, حروف, جملہ, الف ب | كلمة, كلمات, حروف, أبجدية, جملة
speak, spoke, spoken, talk, talked, talking, chat, conversation, gossip, baat, discuss, natter | parler, dire, discuter, bavarder, conversation | بات, بولنا, گفتگو, باتیں, گپ شپ | كلام, يتكلم, تحدث, حكي, حديث
tell, told, explain, explained, explanation, describe, inform, let know | raconter, expliquer, dire, explication, décrire | بتانا, بتایا, سمجھانا, سنانا | قال, أخبر, شرح, حكى, يوضح
ask, asked, question, questions, curious, wonder, poochna, sawal, enquire, request, beg, plead | demander, question, questions, curieux, supplier | پوچھنا, پوچھا, سوال, سوالات, درخواست | سأل, سؤال, أسئلة, فضول, طلب
answer, answered, reply, replied, respond, response, jawab | réponse, répondre, répondu | جواب, جوابات, جواب دینا | جواب, أجاب, رد, إجابة
shout, shouted, yell, scream, screamed, call out, chillana, shriek, holler | crier, cri, hurler, hurlement | چیخ, چلانا, شور, پکارنا, چیخنا | صراخ, صرخ, صاح, يصيح, صوت عالي
whisper, whispered, murmur, mutter, mumble, under my breath, sargoshi, hush | chuchoter, murmurer, chuchotement, murmure | سرگوشی, کان میں کہنا, بڑبڑانا | همس, يهمس, تمتم
silent, silence, quiet, quietly, speechless, hush, khamoshi, mute, lost for words | silence, silencieux, calme, muet | خاموشی, خاموش, چپ, گونگا | صمت, صامت, سكوت, ساكت, أخرس
noise, noisy, loud, sound, sounds, bang, crash, racket, shor, buzz, din, echo, siren | bruit, bruyant, vacarme, écho | شور, آواز, آوازیں, دھماکا, گونج | ضجيج, صوت, أصوات, ضوضاء, صدى
voice, voices, tone, voice note, voice message, awaaz, recording | voix, message vocal, enregistrement | آواز, صدا, وائس نوٹ | صوت, نبرة, رسالة صوتية
argue, argued, argument, quarrel, row, fight, fought, fell out, disagree, jhagra, squabble, bicker | dispute, se disputer, querelle, bagarre | جھگڑا, لڑائی, بحث, تکرار | شجار, خناقة, خلاف, جدال, تشاجر
hello, hi, greet, greeting, salam, salaam, assalamu alaikum, assalamualaikum, welcome, merhaba, marhaba, ahlan, khush amdeed | bonjour, salut, salutation, bienvenue, saluer | سلام, السلام علیکم, خوش آمدید, استقبال | مرحبا, سلام, السلام عليكم, أهلا, تحية
goodbye, bye, farewell, khuda hafiz, allah hafiz, parting, see you, said goodbye, leave-taking, send-off | au revoir, adieu, départ, dire au revoir | خدا حافظ, اللہ حافظ, الوداع, رخصت, جدائی | وداع, مع السلامة, وداعا, فراق
joke, jokes, funny, humour, humor, comedy, comedian, mazaak, kidding, hilarious, latifa, prank | blague, drôle, plaisanterie, humour, rigolo | لطیفہ, مذاق, مزاحیہ, لطیفے | نكتة, مزح, مضحك, نكات, فكاهة
laugh, laughed, laughing, laughter, giggle, giggled, chuckle, hansi, crack up | rire, rires, rigoler, ricaner | ہنسنا, ہنسی, ہنسے, قہقہہ | ضحك, يضحك, ضحكة, قهقهة
smile, smiled, smiling, grin, grinned, beam, muskurahat, dimples | sourire, souriant, sourit | مسکراہٹ, مسکرانا, مسکرایا | ابتسامة, ابتسم, مبتسم, بسمة
cry, cried, crying, tears, tear, weep, wept, sob, sobbed, sobbing, rona, bawl, in tears | pleurer, larmes, pleurs, sangloter, larme | رونا, آنسو, روئی, رویا, سسکیاں | بكاء, بكى, دموع, يبكي, دمعة
hug, hugged, hugging, cuddle, embrace, embraced, galay, squeeze, arms around | câlin, étreinte, serrer, embrasser, serrer dans ses bras | گلے لگانا, گلے ملنا, جپھی, آغوش | حضن, عناق, يحضن, ضم
kiss, kissed, kisses, peck, bosa, kiss on the forehead | baiser, bisou, bise, embrasser | بوسہ, چومنا, چوما, پیار کرنا | قبلة, بوسة, يقبل, باس
touch, touched, stroke, stroked, pat, patted, tickle, hold hands, held my hand, handshake, shake hands | toucher, caresser, chatouiller, tenir la main, poignée de main | چھونا, ہاتھ پکڑنا, تھپکی, مصافحہ, گدگدی | لمس, مسح, مصافحة, أمسك يدي, دغدغة
give, gave, given, giving, hand over, offer, offered, donate | donner, donné, offrir, remettre | دینا, دیا, دیتے, پیش کرنا | أعطى, يعطي, عطاء, منح, قدم
gift, gifts, present, presents, tohfa, hadiya, hediye, eidi, surprise, wrapping paper, hadiah | cadeau, cadeaux, présent, papier cadeau | تحفہ, تحفے, ہدیہ, عیدی | هدية, هدايا, عيدية
receive, received, accept, accepted, parcel, package | recevoir, reçu, accepter, colis | وصول, قبول, پارسل | استلم, تلقى, وصل, طرد
bring, brought, fetch, deliver, delivered, delivery, carry over | apporter, amener, livrer, livraison | لانا, لایا, پہنچانا, لے آنا | جلب, أحضر, جاب, توصيل
carry, carried, carrying, lift, lifted, haul, load, heavy, uthana, drag, dragged, on my back, piggyback | porter, porté, soulever, lourd, traîner | اٹھانا, اٹھایا, بھاری, بوجھ, گھسیٹنا | حمل, يحمل, رفع, ثقيل, جر
push, pushed, shove, shoved, pushing, nudge, dhakka | pousser, poussé, bousculer | دھکا, دھکیلنا | دفع, دفش, يدفع
pull, pulled, tug, tugged, drag, dragged, yank | tirer, tiré, traîner | کھینچنا, کھینچا, گھسیٹنا | سحب, شد, جر
keep, kept, save, saved, treasure, treasured, precious, keepsake, souvenir, memento, heirloom, nishani | garder, gardé, souvenir, trésor, précieux | رکھنا, سنبھالنا, نشانی, یادگار, قیمتی | احتفظ, خبأ, تذكار, كنز, غالي
lose, lost, missing, misplace, mislaid, gone missing, can't find, got lost, left behind | perdre, perdu, égaré, disparu, se perdre | کھونا, کھو گیا, گم, گم شدہ, گمنا | ضاع, فقد, ضائع, مفقود, ضيع
find, found, discover, discovered, come across, finder, search for, spot | trouver, trouvé, découvrir, retrouver | مل گیا, ڈھونڈنا, دریافت, پانا | وجد, لقى, اكتشف, عثر
search, look for, looking for, searched, seek, sought, hunt, hunting for, dhoondna, searching | chercher, rechercher, fouiller, recherche | تلاش, ڈھونڈنا, کھوج, تلاش کرنا | بحث, يبحث, دور على, تفتيش
remember, remembered, remembering, memory, memories, recall, remind, reminds me, yaad, yaadein, dhikra, unforgettable, look back | se souvenir, souvenir, souvenirs, mémoire, rappeler | یاد, یادیں, حافظہ, یاد رکھنا, یادوں | تذكر, ذكرى, ذكريات, ذاكرة, أتذكر
forget, forgot, forgotten, forgetful, forgetting, slipped my mind, bhoolna, memory loss, dementia, alzheimer's | oublier, oublié, oubli, perte de mémoire, alzheimer | بھولنا, بھول گیا, بھول, یادداشت کھونا | نسي, نسيان, ينسى, خرف, زهايمر
hide, hid, hidden, hiding, hiding place, conceal, chupna, cover up, sneak, snuck, disguise | cacher, se cacher, caché, cachette, dissimuler | چھپنا, چھپانا, چھپا, چھپایا, پوشیدہ | اختبأ, خبأ, مخفي, إخفاء, مخبأ
look, looked, watch, watched, stare, stared, staring, glance, gaze, dekhna, peek, peep, noticed | regarder, regard, observer, fixer | دیکھنا, دیکھا, گھورنا, جھانکنا | نظر, شاهد, حدق, يتفرج
blind, sight, eyesight, visually impaired, braille, white cane, partially sighted, naabina, lost his sight | aveugle, malvoyant, vue, cécité, braille | اندھا, نابینا, بینائی | أعمى, كفيف, بصر, ضرير
think, thought, thoughts, idea, ideas, imagine, imagination, wonder, sochna, opinion, reckon, believe | penser, pensée, idée, imaginer, croire | سوچنا, سوچ, خیال, سوچا, تصور | فكر, تفكير, فكرة, خيال, ظن
choose, chose, chosen, choice, decide, decided, decision, pick, faisla, make up my mind, option | choisir, choix, décider, décision | چننا, فیصلہ, انتخاب, پسند کرنا | اختيار, اختار, قرار, قرر
try, tried, trying, attempt, effort, koshish, have a go, do my best, strive, hard work, mehnat | essayer, tenter, effort, essai | کوشش, محنت, آزمانا, کوشش کرنا | حاول, محاولة, جهد, اجتهاد
mistake, mistakes, wrong, error, accidentally, by accident, ghalti, misunderstanding, misunderstood, mix-up | erreur, faute, se tromper, malentendu | غلطی, غلط, غلط فہمی, بھول چوک | خطأ, غلط, غلطة, سوء فهم
wait, waited, waiting, queue, line up, queuing, waiting room, intezar, wait for, stand in line | attendre, attente, file, file d'attente, salle d'attente | انتظار, منتظر, قطار, انتظار کرنا | انتظار, ينتظر, طابور, استنى
walk, walked, walking, stroll, on foot, wander, wandered, chalna, paidal, trek, march | marcher, marche, à pied, promenade, se promener | چلنا, پیدل, چہل قدمی, سیر | مشى, يمشي, مشي, سيرا, تمشى
run, ran, running, sprint, jog, jogging, dash, dashed, bhagna, chase, chased, flee, run away, runner | courir, course, couru, fuir, poursuivre | بھاگنا, دوڑنا, دوڑ, بھاگا, بھاگتے | ركض, جرى, يركض, هرب, عدا
jump, jumped, leap, leapt, hop, skip, koodna, somersault, cartwheel | sauter, saut, bondir, sautiller | کودنا, چھلانگ, اچھلنا, پھلانگنا | قفز, نط, يقفز, وثب
climb, climbed, climbing, clamber, scramble, go up, charhna, up the tree, rock climbing | grimper, monter, escalader, escalade | چڑھنا, چڑھا, چڑھائی | تسلق, صعد, طلع
fall, fell, fallen, fall over, trip, tripped, slip, slipped, stumble, girna, tumble, drop, dropped | tomber, tombé, chute, trébucher, glisser | گرنا, گرا, پھسلنا, ٹھوکر, گر گیا | سقط, وقع, تعثر, انزلق, زحلق
break, broke, broken, smash, smashed, crack, cracked, shatter, shattered, toota, snap, damaged, pieces | casser, cassé, briser, brisé, fissure | ٹوٹنا, توڑنا, ٹوٹا, ٹکڑے, دراڑ | كسر, مكسور, انكسر, تحطم, شظايا
mend, mended, repair, repaired, fix, fixed, fixing, glue, theek karna, patch up, restore, murammat | réparer, réparation, raccommoder, coller | مرمت, ٹھیک کرنا, جوڑنا, گوند | إصلاح, صلح, تصليح, يصلح, صمغ
cut, cutting, scissors, snip, kaatna, trim, trimmed | couper, coupé, ciseaux, découper | کاٹنا, کاٹا, قینچی, کترنا | قص, قطع, مقص, يقطع
throw, threw, thrown, toss, catch, caught, chuck, fling, flung, phenkna, hurl, pass the ball | jeter, lancer, attraper, jeté | پھینکنا, پھینکا, پکڑنا, کیچ | رمى, يرمي, التقط, قذف
hit, hits, slap, slapped, punch, punched, kick, kicked, beat, beaten, beating, maarna, smack, thump | frapper, taper, gifle, coup, battre | مارنا, مارا, تھپڑ, مکا, پٹائی | ضرب, يضرب, صفعة, لكمة, ركل
lie down, lay down, lay, rest, rested, resting, laid, letna, aaram, put my feet up, recline | s'allonger, allongé, se reposer, repos, couché | لیٹنا, لیٹا, آرام, آرام کرنا | استلقى, راحة, ارتاح, تمدد
leave, left, leaving, depart, departure, went away, go away, gone, set out, move away, abandon | partir, parti, quitter, départ, s'en aller | جانا, چلا گیا, چھوڑنا, روانگی, چھوڑ دیا | غادر, ترك, رحل, ذهب, مغادرة
return, returned, come back, came back, go back, went back, coming home, wapas, back home, reunited, reunion | retour, revenir, rentrer, retourner, retrouvailles | واپسی, واپس, لوٹنا, واپس آنا | عودة, رجع, عاد, رجوع, لم الشمل
meet, met, meeting, introduce, introduced, get to know, encounter, milna, mulaqat, bump into, gathering | rencontrer, rencontre, réunion, faire connaissance, présenter | ملنا, ملاقات, ملے, تعارف, اجتماع | لقاء, التقى, قابل, تعارف, اجتماع
follow, followed, lead, led, guide, guided, chase, behind, peecha karna, show the way | suivre, suivi, guider, mener, derrière | پیچھا, پیچھے, رہنمائی, پیروی | تبع, لحق, قاد, يرشد, وراء
sing, sang, sung, singing, song, songs, singer, gaana, choir, nasheed, naat, lullaby, lori, hum | chanter, chanson, chant, chanteur, berceuse | گانا, گیت, نعت, لوری, ترانہ | غناء, أغنية, غنى, نشيد, تهويدة
dance, danced, dancing, dancer, dabke, bhangra, attan, raqs, ballet, twirl, spin | danse, danser, danseur, dabké | ناچ, رقص, ناچنا, بھنگڑا, اتن | رقص, دبكة, يرقص, راقص
music, musician, instrument, drum, drums, guitar, piano, violin, daf, tabla, flute, dhol, rubab, recorder | musique, musicien, instrument, tambour, guitare | موسیقی, ڈھول, طبلہ, ساز, بانسری | موسيقى, عود, طبل, دف, آلة موسيقية
clap, clapped, applause, cheer, cheered, applaud, wave, waved, whistle, taali, ululate, zaghrouta, ululation | applaudir, applaudissements, acclamer, youyou, siffler | تالی, تالیاں, واہ واہ, سیٹی, ہاتھ ہلانا | تصفيق, صفق, زغرودة, لوح, تصفير
knock, knocked, ring the bell, doorbell, bang on the door, tap, dastak, rang | frapper à la porte, sonner, toquer, sonnette | دستک, کھٹکھٹانا, گھنٹی بجانا | طرق الباب, دق, رن الجرس
wash, washed, bathe, bath, shower, rinse, wudu, wuzu, ablution, abdest, nahana, ghusl, weyso | laver, se laver, bain, ablutions, se doucher | نہانا, دھونا, وضو, غسل, ہاتھ دھونا | غسل, وضوء, استحمام, يغسل, يتوضأ
get ready, prepare, prepared, preparation, preparations, pack, packed, packing, tayyari, set the table, lay the table | préparer, préparatifs, se préparer, mettre la table | تیاری, تیار, تیاریاں, سامان باندھنا | تحضير, جهز, استعداد, تجهيز
invite, invited, invitation, dawat, come over, party invitation, invites | inviter, invitation, invité, carton d'invitation | دعوت, مدعو, دعوت نامہ, بلانا | دعوة, عزم, بطاقة دعوة
borrow, borrowed, lend, lent, loan, udhaar, owe, return it, give back | emprunter, prêter, prêt, rendre | ادھار, قرض, مانگ کر لینا, واپس کرنا | استعار, أعار, سلف, استلف
steal, stole, stolen, thief, thieves, robbed, robber, robbery, burglar, burglary, chor, theft, shoplifting, pickpocket | voler, vol, voleur, volé, cambriolage | چوری, چور, ڈاکا, چرانا, ڈاکو | سرقة, سرق, لص, حرامي, مسروق
buy, bought, shop, shopping, purchase, kharidna, sell, sold, seller, bazaar, market, supermarket, stall, souk | acheter, achat, courses, vendre, marché | خریدنا, خریداری, بیچنا, بازار, دکان | شراء, اشترى, تسوق, باع, سوق
`;
