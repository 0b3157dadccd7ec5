/** Countries and their people: name | English | French | Urdu | Arabic. No native reader has seen the French, Urdu and Arabic yet. */
export const PEOPLES = `
Afghanistan | afghanistan, afghan, afghans, afghani | afghanistan, afghan, afghane, afghans | افغانستان, افغان, افغانی | أفغانستان, افغانستان, أفغاني, أفغانية, أفغان
Albania | albania, albanian, albanians, shqiperia | albanie, albanais, albanaise | البانیہ, البانیا, البانوی | ألبانيا, ألباني, ألبانية, ألبان
Algeria | algeria, algerian, algerians | algérie, algérien, algérienne | الجزائر, الجیریا, الجزائری | الجزائر, جزائري, جزائرية
Angola | angola, angolan, angolans | angola, angolais, angolaise | انگولا, انگولائی | أنغولا, أنغولي, أنغولية
Argentina | argentina, argentine, argentinian, argentinians | argentine, argentin, argentins | ارجنٹائن, ارجنٹینا, ارجنٹائنی | الأرجنتين, أرجنتيني, أرجنتينية
Armenia | armenia, armenian, armenians | arménie, arménien, arménienne | آرمینیا, آرمینیائی | أرمينيا, أرميني, أرمينية, أرمن
Australia | australia, australian, australians, aussie | australie, australien, australienne | آسٹریلیا, آسٹریلوی, آسٹریلیائی | أستراليا, استراليا, أسترالي, أسترالية
Austria | austria, austrian, austrians | autriche, autrichien, autrichienne | آسٹریا, آسٹریائی | النمسا, نمساوي, نمساوية
Azerbaijan | azerbaijan, azerbaijani, azerbaijanis, azeri, azeris | azerbaïdjan, azerbaïdjanais, azerbaïdjanaise, azéri, azérie | آذربائیجان, آذربائیجانی, آذری | أذربيجان, اذربيجان, أذربيجاني, أذربيجانية, أذري
Bahrain | bahrain, bahraini, bahrainis | bahreïn, bahreïni, bahreïnie, bahreïnien | بحرین, بحرینی | البحرين, بحريني, بحرينية
Bangladesh | bangladesh, bangladeshi, bangladeshis, bengali, bengalis, east pakistan | bangladesh, bangladais, bangladaise, bengali | بنگلہ دیش, بنگلادیش, بنگلہ دیشی, بنگالی, مشرقی پاکستان | بنغلاديش, بنجلاديش, بنغلاديشي, بنغلاديشية, بنغالي
Belarus | belarus, belarusian, belarusians, byelorussia | biélorussie, bélarus, biélorusse | بیلاروس, بیلاروسی | بيلاروسيا, بيلاروسي, بيلاروسية
Belgium | belgium, belgian, belgians, flemish, walloon | belgique, belge, flamand, wallon | بیلجیم, بلجیم, بیلجیئن | بلجيكا, بلجيكي, بلجيكية
Benin | benin, beninese, dahomey | bénin, béninois, béninoise | بینن, بیننی | بنين, بنيني, بنينية
Bhutan | bhutan, bhutanese | bhoutan, bhoutanais, bhoutanaise | بھوٹان, بھوٹانی | بوتان, بوتاني, بوتانية
Bolivia | bolivia, bolivian, bolivians | bolivie, bolivien, bolivienne | بولیویا, بولیویائی | بوليفيا, بوليفي, بوليفية
Bosnia and Herzegovina | bosnia and herzegovina, bosnia, bosnian, bosnians, bosniak, bosniaks, herzegovina, bosnia-herzegovina | bosnie-herzégovine, bosnie, bosnien, bosnienne, bosniaque | بوسنیا و ہرزیگووینا, بوسنیا, بوسنیائی, بوسنی | البوسنة والهرسك, البوسنة, بوسني, بوسنية, بوشناق
Botswana | botswana, botswanan, motswana, batswana | botswana, botswanais, botswanaise | بوٹسوانا, بوٹسوانی | بوتسوانا, بوتسواني, بوتسوانية
Brazil | brazil, brazilian, brazilians, brasil | brésil, brésilien, brésilienne | برازیل, برازیلی | البرازيل, برازيلي, برازيلية
Brunei | brunei, bruneian, bruneians, brunei darussalam | brunei, brunéien, brunéienne | برونائی, برونائی دارالسلام | بروناي, بروناي دار السلام, بروناوي, بروناوية
Bulgaria | bulgaria, bulgarian, bulgarians, pomak, pomaks | bulgarie, bulgare, pomaque | بلغاریہ, بلغاری | بلغاريا, بلغاري, بلغارية
Burkina Faso | burkina faso, burkina, burkinabe, upper volta | burkina faso, burkina, burkinabè, haute-volta | برکینا فاسو, برکینابے | بوركينا فاسو, بوركينابي, بوركينية
Burundi | burundi, burundian, burundians | burundi, burundais, burundaise | برونڈی, برونڈیائی | بوروندي, بوروندية
Cambodia | cambodia, cambodian, cambodians, khmer, cham, kampuchea | cambodge, cambodgien, cambodgienne, khmer, cham | کمبوڈیا, کمبوڈیائی | كمبوديا, كمبودي, كمبودية
Cameroon | cameroon, cameroonian, cameroonians | cameroun, camerounais, camerounaise | کیمرون, کیمرونی | الكاميرون, كاميروني, كاميرونية
Canada | canada, canadian, canadians | canada, canadien, canadienne | کینیڈا, کینیڈین, کینیڈائی | كندا, كندي, كندية
Cape Verde | cape verde, cabo verde, cape verdean, cape verdeans | cap-vert, capverdien, capverdienne | کیپ ورڈی, کیپ ورڈ, راس الاخضر | الرأس الأخضر, كاب فيردي
Central African Republic | central african republic, central african | république centrafricaine, centrafrique, centrafricain, centrafricaine | وسطی افریقی جمہوریہ, جمہوریہ وسطی افریقہ | جمهورية أفريقيا الوسطى, أفريقيا الوسطى
Chad | chad, chadian, chadians, tchad | tchad, tchadien, tchadienne | چاڈ, چاڈی | تشاد, تشادي, تشادية
Chile | chile, chilean, chileans | chili, chilien, chilienne | چلی, چلیائی | تشيلي, شيلي, تشيلية
China | china, chinese, hui, uyghur, uighur, uyghurs | chine, chinois, chinoise, ouïghour, ouïghoure, hui | چین, چینی, اویغور, ایغور | الصين, صيني, صينية, إيغور, أويغور
Colombia | colombia, colombian, colombians | colombie, colombien, colombienne | کولمبیا, کولمبیائی | كولومبيا, كولومبي, كولومبية
Comoros | comoros, comorian, comorians, comoro islands | comores, comorien, comorienne | اتحاد القمری, قمروز, کوموروس, جزر القمر | جزر القمر, قمري, قمرية
Congo | congo, congolese, congo-brazzaville, republic of the congo | congo, congolais, congolaise, congo-brazzaville | کانگو, کانگولی, جمہوریہ کانگو | الكونغو, كونغولي, كونغولية, الكونغو برازافيل
Costa Rica | costa rica, costa rican, costa ricans | costa rica, costaricain, costaricaine | کوسٹا ریکا, کوسٹاریکا | كوستاريكا, كوستاريكي, كوستاريكية
Croatia | croatia, croatian, croatians, croat, croats | croatie, croate, croates | کروشیا, کرویشیا, کروشیائی | كرواتيا, كرواتي, كرواتية
Cuba | cuba, cuban, cubans | cuba, cubain, cubaine | کیوبا, کیوبائی | كوبا, كوبي, كوبية
Cyprus | cyprus, cypriot, cypriots, north cyprus, turkish cypriot | chypre, chypriote, chypre du nord | قبرص, قبرصی, شمالی قبرص | قبرص, قبرصي, قبرصية, قبرص الشمالية
Czech Republic | czech republic, czechia, czech, czechs | république tchèque, tchéquie, tchèque | چیک جمہوریہ, چیکیا, چیک | التشيك, جمهورية التشيك, تشيكي, تشيكية
Democratic Republic of the Congo | democratic republic of the congo, drc, dr congo, congo-kinshasa, congolese, zaire | république démocratique du congo, rdc, congo-kinshasa, congolais, zaïre | جمہوری جمہوریہ کانگو, عوامی جمہوریہ کانگو, کانگو کنشاسا | جمهورية الكونغو الديمقراطية, الكونغو الديمقراطية, كونغولي, زائير
Denmark | denmark, danish, dane, danes | danemark, danois, danoise | ڈنمارک, ڈینش, ڈنمارکی | الدنمارك, دنماركي, دنماركية
Djibouti | djibouti, djiboutian, djiboutians | djibouti, djiboutien, djiboutienne | جبوتی, جیبوتی, جبوتیائی | جيبوتي, جيبوتية, جيبوتيون
Dominican Republic | dominican republic, dominican, dominicans | république dominicaine, dominicain, dominicaine | جمہوریہ ڈومینیکن, ڈومینیکن | جمهورية الدومينيكان, الدومينيكان, دومينيكاني
Ecuador | ecuador, ecuadorian, ecuadorians | équateur, équatorien, équatorienne | ایکواڈور, ایکواڈوری | الإكوادور, إكوادوري, إكوادورية
Egypt | egypt, egyptian, egyptians, misr, masr | égypte, égyptien, égyptienne | مصر, مصری | مصر, مصري, مصرية, مصريون
El Salvador | el salvador, salvadoran, salvadorans | salvador, el salvador, salvadorien, salvadorienne | ایل سیلواڈور, السلواڈور | السلفادور, سلفادوري, سلفادورية
Eritrea | eritrea, eritrean, eritreans | érythrée, érythréen, érythréenne | اریٹیریا, ارتریا, اریٹیریائی | إريتريا, ارتريا, إريتري, إريترية
Estonia | estonia, estonian, estonians | estonie, estonien, estonienne | ایسٹونیا, استونیا, ایسٹونیائی | إستونيا, إستوني, إستونية
Eswatini | eswatini, swaziland, swazi, swazis | eswatini, swaziland, swazi | اسواتینی, سوازی لینڈ | إسواتيني, سوازيلاند, سوازي
Ethiopia | ethiopia, ethiopian, ethiopians, abyssinia, habesha, oromo | éthiopie, éthiopien, éthiopienne, abyssinie, oromo | ایتھوپیا, حبشہ, ایتھوپیائی, حبشی | إثيوبيا, اثيوبيا, الحبشة, إثيوبي, إثيوبية, حبشي
Fiji | fiji, fijian, fijians | fidji, fidjien, fidjienne | فجی, فجیائی | فيجي, فيجية, جزر فيجي
Finland | finland, finnish, finn, finns | finlande, finlandais, finlandaise, finnois | فن لینڈ, فنش, فنی | فنلندا, فنلندي, فنلندية
France | france, french, frenchman, frenchwoman | france, français, française | فرانس, فرانسیسی | فرنسا, فرنسي, فرنسية
Gabon | gabon, gabonese | gabon, gabonais, gabonaise | گیبون, گبون, گیبونی | الغابون, الجابون, غابوني, غابونية
Gambia | gambia, the gambia, gambian, gambians | gambie, gambien, gambienne | گیمبیا, گیمبیائی | غامبيا, جامبيا, غامبي, غامبية
Georgia | georgia, georgian, georgians, sakartvelo | géorgie, géorgien, géorgienne | جارجیا, گرجستان, جارجیائی | جورجيا, جورجي, جورجية
Germany | germany, german, germans, deutschland | allemagne, allemand, allemande | جرمنی, جرمن | ألمانيا, المانيا, ألماني, ألمانية, ألمان
Ghana | ghana, ghanaian, ghanaians | ghana, ghanéen, ghanéenne | گھانا, گھانائی, گھانین | غانا, غاني, غانية
Greece | greece, greek, greeks, hellas | grèce, grec, grecque | یونان, یونانی | اليونان, يوناني, يونانية
Guatemala | guatemala, guatemalan, guatemalans | guatemala, guatémaltèque | گواٹے مالا, گوئٹے مالا | غواتيمالا, غواتيمالي, غواتيمالية
Guinea | guinea, guinean, guineans, guinea-conakry | guinée, guinéen, guinéenne, guinée-conakry | گنی, جمہوریہ گنی | غينيا, غيني, غينية, غينيا كوناكري
Guinea-Bissau | guinea-bissau, guinea bissau, bissau-guinean | guinée-bissau, bissau-guinéen, bissau-guinéenne | گنی بساؤ, گنی بساو | غينيا بيساو, غيني بيساوي
Guyana | guyana, guyanese, british guiana | guyana, guyanien, guyanienne | گیانا, گیانی | غيانا, غويانا, غياني
Haiti | haiti, haitian, haitians | haïti, haïtien, haïtienne | ہیٹی, ہیٹیائی | هايتي, هاييتي, هايتية
Honduras | honduras, honduran, hondurans | honduras, hondurien, hondurienne | ہونڈوراس, ہنڈوراس | هندوراس, هندوراسي, هندوراسية
Hong Kong | hong kong, hongkong, hong konger, hongkongers | hong kong, hongkongais, hongkongaise | ہانگ کانگ, ہانگ کانگی | هونغ كونغ, هونج كونج
Hungary | hungary, hungarian, hungarians, magyar | hongrie, hongrois, hongroise | ہنگری, مجارستان, ہنگیرین | المجر, هنغاريا, مجري, مجرية
Iceland | iceland, icelandic, icelander, icelanders | islande, islandais, islandaise | آئس لینڈ, آئس لینڈی | آيسلندا, أيسلندا, آيسلندي
India | india, indian, indians, hindustan, bharat | inde, indien, indienne | بھارت, ہندوستان, انڈیا, ہندوستانی, بھارتی | الهند, هندي, هندية, هنود
Indonesia | indonesia, indonesian, indonesians | indonésie, indonésien, indonésienne | انڈونیشیا, انڈونیشی, انڈونیشیائی | إندونيسيا, اندونيسيا, إندونيسي, إندونيسية
Iran | iran, iranian, iranians, persia, persian, persians | iran, iranien, iranienne, perse, persan | ایران, ایرانی, فارس | إيران, ايران, إيراني, إيرانية, بلاد فارس
Iraq | iraq, irak, iraqi, iraqis | irak, iraq, irakien, irakienne | عراق, عراقی | العراق, عراقي, عراقية, عراقيون
Ireland | ireland, irish, eire, republic of ireland | irlande, irlandais, irlandaise | آئرلینڈ, آئرش | أيرلندا, إيرلندا, أيرلندي, أيرلندية
Israel | israel, israeli, israelis | israël, israélien, israélienne | اسرائیل, اسرائیلی | إسرائيل, اسرائيل, إسرائيلي, إسرائيلية
Italy | italy, italian, italians, italia | italie, italien, italienne | اٹلی, اطالیہ, اطالوی | إيطاليا, ايطاليا, إيطالي, إيطالية
Ivory Coast | ivory coast, cote d'ivoire, côte d'ivoire, ivorian, ivorians | côte d'ivoire, ivoirien, ivoirienne | آئیوری کوسٹ, کوٹ ڈیوائر, کوت داوواغ | ساحل العاج, كوت ديفوار, إيفواري, إيفوارية
Jamaica | jamaica, jamaican, jamaicans | jamaïque, jamaïcain, jamaïcaine | جمیکا, جمیکائی | جامايكا, جامايكي, جامايكية
Japan | japan, japanese, nippon | japon, japonais, japonaise | جاپان, جاپانی | اليابان, ياباني, يابانية
Jordan | jordan, jordanian, jordanians | jordanie, jordanien, jordanienne | اردن, اردنی | الأردن, الاردن, أردني, أردنية
Kazakhstan | kazakhstan, kazakh, kazakhs, kazakhstani | kazakhstan, kazakh, kazakhe | قازقستان, قزاقستان, قازق | كازاخستان, كازاخي, كازاخية, كازاخستاني
Kenya | kenya, kenyan, kenyans | kenya, kényan, kényane | کینیا, کینیائی | كينيا, كيني, كينية
Kosovo | kosovo, kosovar, kosovars, kosova | kosovo, kosovar, kosovare | کوسووو, کوسوو, کوسوووی | كوسوفو, كوسوفي, كوسوفية
Kuwait | kuwait, kuwaiti, kuwaitis | koweït, koweïtien, koweïtienne | کویت, کویتی | الكويت, كويتي, كويتية
Kyrgyzstan | kyrgyzstan, kyrgyz, kirghiz, kirgizstan | kirghizistan, kirghizstan, kirghize, kirghiz | کرغیزستان, کرغز, کرغیز | قيرغيزستان, قرغيزستان, قيرغيزي, قرغيزي
Laos | laos, lao, laotian, laotians | laos, laotien, laotienne | لاؤس, لاؤسی | لاوس, لاوسي, لاوسية
Latvia | latvia, latvian, latvians | lettonie, letton, lettone | لٹویا, لیٹویا, لٹویائی | لاتفيا, لاتفي, لاتفية
Lebanon | lebanon, lebanese | liban, libanais, libanaise | لبنان, لبنانی | لبنان, لبناني, لبنانية
Lesotho | lesotho, basotho, mosotho | lesotho, lésothien, lésothienne | لیسوتھو, لیسوتھوی | ليسوتو, ليسوتي
Liberia | liberia, liberian, liberians | libéria, liberia, libérien, libérienne | لائبیریا, لائبیریائی | ليبيريا, ليبيري, ليبيرية
Libya | libya, libyan, libyans | libye, libyen, libyenne | لیبیا, لیبیائی | ليبيا, ليبي, ليبية, ليبيون
Lithuania | lithuania, lithuanian, lithuanians | lituanie, lituanien, lituanienne | لتھووینیا, لتھوانیا, لتھوانیائی | ليتوانيا, ليتواني, ليتوانية
Luxembourg | luxembourg, luxembourger, luxembourgish | luxembourg, luxembourgeois, luxembourgeoise | لکسمبرگ, لکسمبرگی | لوكسمبورغ, لوكسمبورغي
Madagascar | madagascar, malagasy, madagascan | madagascar, malgache | مڈغاسکر, مدغشقر, مالاگاسی | مدغشقر, مدغشقري, ملغاشي
Malawi | malawi, malawian, malawians | malawi, malawien, malawienne | ملاوی, مالاوی | مالاوي, ملاوي, مالاوية
Malaysia | malaysia, malaysian, malaysians, malay, malays, malaya | malaisie, malaisien, malaisienne, malais | ملائیشیا, ملائشیا, ملائیشین, ملائی | ماليزيا, ماليزي, ماليزية, ملايو
Maldives | maldives, maldivian, maldivians, dhivehi | maldives, maldivien, maldivienne | مالدیپ, مالدیپی | المالديف, جزر المالديف, مالديفي, مالديفية
Mali | mali, malian, malians | mali, malien, malienne | مالی, مالیائی | مالي, ماليون
Malta | malta, maltese | malte, maltais, maltaise | مالٹا, مالٹائی | مالطا, مالطي, مالطية
Mauritania | mauritania, mauritanian, mauritanians, shinqit | mauritanie, mauritanien, mauritanienne | موریتانیہ, ماریطانیہ, موریتانی | موريتانيا, موريتاني, موريتانية, شنقيط, شنقيطي
Mauritius | mauritius, mauritian, mauritians | île maurice, mauricien, mauricienne | موریشس, ماریشس, موریشسی | موريشيوس, موريشيوسي, موريشيوسية
Mexico | mexico, mexican, mexicans | mexique, mexicain, mexicaine | میکسیکو, میکسیکن | المكسيك, مكسيكي, مكسيكية
Moldova | moldova, moldovan, moldovans, moldavia | moldavie, moldave | مالدووا, مالدوا, مالدووائی | مولدوفا, مولدوفي, مولدوفية
Mongolia | mongolia, mongolian, mongolians, mongol | mongolie, mongol, mongole | منگولیا, منگول, منگولیائی | منغوليا, منغولي, منغولية
Montenegro | montenegro, montenegrin, montenegrins, crna gora | monténégro, monténégrin, monténégrine | مونٹی نیگرو, مونٹینیگرو | الجبل الأسود, مونتينيغرو
Morocco | morocco, moroccan, moroccans | maroc, marocain, marocaine | مراکش, المغرب, مراکشی | المغرب, مغربي, مغربية, مغاربة
Mozambique | mozambique, mozambican, mozambicans | mozambique, mozambicain, mozambicaine | موزمبیق, موزمبیک, موزمبیقی | موزمبيق, موزمبيقي, موزمبيقية
Myanmar | myanmar, burma, burmese, rohingya, rohingyas | myanmar, birmanie, birman, birmane, rohingya | میانمار, برما, برمی, روہنگیا | ميانمار, بورما, بورمي, بورمية, روهينغا, روهينجا
Namibia | namibia, namibian, namibians | namibie, namibien, namibienne | نمیبیا, نمیبیائی | ناميبيا, ناميبي, ناميبية
Nepal | nepal, nepali, nepalese, nepalis | népal, népalais, népalaise | نیپال, نیپالی | نيبال, نيبالي, نيبالية
Netherlands | netherlands, the netherlands, holland, dutch, dutchman | pays-bas, hollande, néerlandais, néerlandaise, hollandais, hollandaise | نیدرلینڈز, ہالینڈ, ولندیزی, ڈچ | هولندا, هولندي, هولندية
New Zealand | new zealand, new zealander, new zealanders, kiwi, aotearoa, nz | nouvelle-zélande, néo-zélandais, néo-zélandaise | نیوزی لینڈ, نیوزی لینڈر | نيوزيلندا, نيوزيلاندا, نيوزيلندي, نيوزيلندية
Nicaragua | nicaragua, nicaraguan, nicaraguans | nicaragua, nicaraguayen, nicaraguayenne | نکاراگوا, نکاراگوائی | نيكاراغوا, نيكاراغوي
Niger | niger, nigerien, nigeriens | niger, nigérien, nigérienne | نائجر, نائیجر | النيجر, نيجري, نيجرية
Nigeria | nigeria, nigerian, nigerians, hausa, yoruba, naija | nigeria, nigéria, nigérian, nigériane, haoussa, yoruba | نائجیریا, نائیجیریا, نائجیرین, نائجیریائی | نيجيريا, نيجيري, نيجيرية
North Korea | north korea, north korean, north koreans, dprk | corée du nord, nord-coréen, nord-coréenne | شمالی کوریا, شمالی کوریائی | كوريا الشمالية, كوري شمالي
North Macedonia | north macedonia, macedonia, macedonian, macedonians | macédoine du nord, macédoine, macédonien, macédonienne | شمالی مقدونیہ, مقدونیہ, مقدونیائی | مقدونيا الشمالية, مقدونيا, مقدوني, مقدونية
Norway | norway, norwegian, norwegians, norge | norvège, norvégien, norvégienne | ناروے, نارویجن | النرويج, نرويجي, نرويجية
Oman | oman, omani, omanis | oman, omanais, omanaise | عمان, سلطنت عمان, عمانی | عمان, عُمان, سلطنة عمان, عماني, عمانية
Pakistan | pakistan, pakistani, pakistanis, punjabi, pashtun, sindhi, baloch | pakistan, pakistanais, pakistanaise, pendjabi, pachtoune | پاکستان, پاکستانی, پنجابی, پختون, سندھی, بلوچ | باكستان, باكستاني, باكستانية, باكستانيون
Palestine | palestine, palestinian, palestinians, gaza, gazan, gazans, west bank, filastin, falastin | palestine, palestinien, palestinienne, gaza, gazaoui, gazaouie, cisjordanie | فلسطین, فلسطینی, غزہ, غزاوی, مغربی کنارہ | فلسطين, فلسطيني, فلسطينية, غزة, غزاوي, غزاوية, غزي, الضفة الغربية
Panama | panama, panamanian, panamanians | panama, panaméen, panaméenne | پاناما, پانامائی | بنما, بنمي, بنمية
Papua New Guinea | papua new guinea, papua new guinean, png | papouasie-nouvelle-guinée, papou, papoue | پاپوا نیو گنی, پاپوائی | بابوا غينيا الجديدة, بابوي
Paraguay | paraguay, paraguayan, paraguayans | paraguay, paraguayen, paraguayenne | پیراگوئے, پیراگوائے | باراغواي, باراغوايي
Peru | peru, peruvian, peruvians | pérou, péruvien, péruvienne | پیرو, پیروی | البيرو, بيرو, بيروفي, بيروفية
Philippines | philippines, the philippines, filipino, filipina, filipinos, pinoy, moro, bangsamoro | philippines, philippin, philippine, moro | فلپائن, فلپائنی, مورو | الفلبين, الفليبين, فلبيني, فلبينية, مورو
Poland | poland, polish, pole, poles, polska | pologne, polonais, polonaise | پولینڈ, پولش, پولستانی | بولندا, بولندي, بولندية
Portugal | portugal, portuguese | portugal, portugais, portugaise | پرتگال, پرتگالی | البرتغال, برتغالي, برتغالية
Qatar | qatar, qatari, qataris | qatar, qatarien, qatarienne, qatari | قطر, قطری | قطر, قطري, قطرية
Romania | romania, romanian, romanians | roumanie, roumain, roumaine | رومانیہ, رومانیا, رومانیائی | رومانيا, روماني, رومانية
Russia | russia, russian, russians, chechen, tatar, dagestani | russie, russe, tchétchène, tatar | روس, روسی, چیچن, تاتار | روسيا, روسي, روسية, روس, شيشاني
Rwanda | rwanda, rwandan, rwandans | rwanda, rwandais, rwandaise | روانڈا, روانڈائی | رواندا, رواندي, رواندية
Saudi Arabia | saudi arabia, saudi, saudis, saudia, ksa, hijaz, hejaz | arabie saoudite, saoudien, saoudienne, hedjaz | سعودی عرب, سعودی, سعودیہ, حجاز | السعودية, المملكة العربية السعودية, سعودي, سعودية, الحجاز
Senegal | senegal, senegalese, wolof | sénégal, sénégalais, sénégalaise, wolof | سینیگال, سینیگالی | السنغال, سنغالي, سنغالية
Serbia | serbia, serbian, serbians, serb, serbs | serbie, serbe, serbes | سربیا, سرب, سربیائی | صربيا, صربي, صربية, صرب
Seychelles | seychelles, seychellois | seychelles, seychellois, seychelloise | سیشلز, سیچلز | سيشل, سيشيل, سيشيلي
Sierra Leone | sierra leone, sierra leonean, sierra leoneans | sierra leone, sierra-léonais, sierra-léonaise | سیرالیون, سیرا لیون, سیرالیونی | سيراليون, سيراليوني, سيراليونية
Singapore | singapore, singaporean, singaporeans | singapour, singapourien, singapourienne | سنگاپور, سنگاپوری | سنغافورة, سنغافوري, سنغافورية
Slovakia | slovakia, slovak, slovaks | slovaquie, slovaque | سلوواکیہ, سلوواکیا, سلوواک | سلوفاكيا, سلوفاكي, سلوفاكية
Slovenia | slovenia, slovenian, slovenians, slovene | slovénie, slovène | سلووینیا, سلووینیائی | سلوفينيا, سلوفيني, سلوفينية
Somalia | somalia, somali, somalis, soomaaliya, somaliland | somalie, somalien, somalienne, somali, somaliland | صومالیہ, صومالی, صومالی لینڈ | الصومال, صومالي, صومالية, صوماليون, أرض الصومال
South Africa | south africa, south african, south africans, cape malay, rsa | afrique du sud, sud-africain, sud-africaine | جنوبی افریقہ, جنوبی افریقی | جنوب أفريقيا, جنوب إفريقيا, جنوب أفريقي, جنوب أفريقية
South Korea | south korea, south korean, korea, korean, koreans | corée du sud, corée, sud-coréen, sud-coréenne, coréen, coréenne | جنوبی کوریا, کوریا, کوریائی, کورین | كوريا الجنوبية, كوريا, كوري, كورية
South Sudan | south sudan, south sudanese | soudan du sud, sud-soudanais, sud-soudanaise | جنوبی سوڈان, جنوبی سوڈانی | جنوب السودان, جنوب سوداني
Spain | spain, spanish, spaniard, spaniards, espana | espagne, espagnol, espagnole | ہسپانیہ, سپین, اسپین, ہسپانوی | إسبانيا, اسبانيا, إسباني, إسبانية
Sri Lanka | sri lanka, sri lankan, sri lankans, ceylon, sinhalese | sri lanka, sri-lankais, sri-lankaise, ceylan | سری لنکا, سری لنکن, سیلون, لنکا | سريلانكا, سري لانكا, سريلانكي, سريلانكية, سيلان
Sudan | sudan, sudanese, soudan | soudan, soudanais, soudanaise | سوڈان, سوڈانی | السودان, سوداني, سودانية, سودانيون
Suriname | suriname, surinamese, surinam | suriname, surinamais, surinamaise, surinamien | سرینام, سورینام, سرینامی | سورينام, سورينامي, سورينامية
Sweden | sweden, swedish, swede, swedes, sverige | suède, suédois, suédoise | سویڈن, سویڈش, سویڈنی | السويد, سويدي, سويدية
Switzerland | switzerland, swiss, schweiz, suisse | suisse, suissesse, helvétique | سوئٹزرلینڈ, سوئس, سویٹزرلینڈ | سويسرا, سويسري, سويسرية
Syria | syria, syrian, syrians, suriya, bilad al-sham | syrie, syrien, syrienne | شام, ملک شام, سوریہ, شامی | سوريا, سورية, سوري, سوريون, بلاد الشام
Taiwan | taiwan, taiwanese, formosa | taïwan, taïwanais, taïwanaise | تائیوان, تائیوانی | تايوان, تايواني, تايوانية
Tajikistan | tajikistan, tajik, tajiks, tadjikistan | tadjikistan, tadjik, tadjike | تاجکستان, تاجک | طاجيكستان, طاجيكي, طاجيكية
Tanzania | tanzania, tanzanian, tanzanians, tanganyika, zanzibari | tanzanie, tanzanien, tanzanienne, zanzibarite | تنزانیہ, تنزانیا, تنزانیائی | تنزانيا, تنزاني, تنزانية, زنجباري
Thailand | thailand, thai, thais, siam | thaïlande, thaïlandais, thaïlandaise, thaï | تھائی لینڈ, تھائی, سیام | تايلاند, تايلند, تايلاندي, تايلاندية
Timor-Leste | timor-leste, east timor, timorese | timor oriental, timor-leste, timorais, timoraise | مشرقی تیمور, تیمور لیستے | تيمور الشرقية, تيموري
Togo | togo, togolese | togo, togolais, togolaise | ٹوگو, ٹوگولی | توغو, توغولي, توغولية
Trinidad and Tobago | trinidad and tobago, trinidad, tobago, trinidadian, trini | trinité-et-tobago, trinidad, trinidadien, trinidadienne | ٹرینیڈاڈ و ٹوباگو, ٹرینیڈاڈ | ترينيداد وتوباغو, ترينيداد, ترينيدادي
Tunisia | tunisia, tunisian, tunisians | tunisie, tunisien, tunisienne | تیونس, تونس, تیونسی | تونس, تونسي, تونسية, توانسة
Turkey | turkey, turkiye, türkiye, turkish, turk, turks | turquie, turc, turque, turcs | ترکی, ترکیہ, ترک | تركيا, تركي, تركية, أتراك
Turkmenistan | turkmenistan, turkmen, turkmens, turkmenia | turkménistan, turkmène | ترکمانستان, ترکمان | تركمانستان, تركماني, تركمانية
Uganda | uganda, ugandan, ugandans | ouganda, ougandais, ougandaise | یوگنڈا, یوگنڈائی | أوغندا, اوغندا, أوغندي, أوغندية
Ukraine | ukraine, ukrainian, ukrainians, crimean tatar | ukraine, ukrainien, ukrainienne | یوکرین, یوکرائن, یوکرینی | أوكرانيا, اوكرانيا, أوكراني, أوكرانية
United Arab Emirates | united arab emirates, uae, emirates, the emirates, emirati, emiratis | émirats arabes unis, émirats, émirati, émiratie, émirien | متحدہ عرب امارات, امارات, اماراتی | الإمارات, الامارات, الإمارات العربية المتحدة, إماراتي, إماراتية
United Kingdom | united kingdom, uk, u.k., britain, great britain, british, briton, brit, england, english, scotland, scottish, scots, wales, welsh, northern ireland, northern irish | royaume-uni, grande-bretagne, britannique, angleterre, anglais, anglaise, écosse, écossais, écossaise, pays de galles, gallois, galloise, irlande du nord | برطانیہ, مملکت متحدہ, یوکے, انگلینڈ, انگلستان, برطانوی, انگریز, سکاٹ لینڈ, اسکاٹ لینڈ, سکاٹش, ویلز, ویلش, شمالی آئرلینڈ | المملكة المتحدة, بريطانيا, بريطاني, بريطانية, إنجلترا, انجلترا, إنجليزي, إنجليزية, اسكتلندا, اسكتلندي, ويلز, ويلزي, أيرلندا الشمالية
United States | united states, united states of america, usa, u.s.a., u.s., america, american, americans, african american | états-unis, états-unis d'amérique, amérique, américain, américaine, usa | امریکہ, امریکا, ریاستہائے متحدہ امریکا, امریکی, یو ایس اے | الولايات المتحدة, الولايات المتحدة الأمريكية, أمريكا, امريكا, أميركا, أمريكي, أمريكية, أميركي
Uruguay | uruguay, uruguayan, uruguayans | uruguay, uruguayen, uruguayenne | یوروگوئے, یوراگوئے | الأوروغواي, أوروغواي, أوروغواياني
Uzbekistan | uzbekistan, uzbek, uzbeks, ozbekiston | ouzbékistan, ouzbek, ouzbèke | ازبکستان, ازبک | أوزبكستان, اوزبكستان, أوزبكي, أوزبكية
Venezuela | venezuela, venezuelan, venezuelans | venezuela, vénézuélien, vénézuélienne | وینزویلا, وینزویلائی | فنزويلا, فنزويلي, فنزويلية
Vietnam | vietnam, vietnamese, viet nam | viêt nam, vietnam, vietnamien, vietnamienne | ویتنام, ویت نام, ویتنامی | فيتنام, فيتنامي, فيتنامية
Western Sahara | western sahara, sahrawi, saharawi, sahrawis | sahara occidental, sahraoui, sahraouie | مغربی صحارا, صحراوی | الصحراء الغربية, صحراوي, صحراوية
Yemen | yemen, yemeni, yemenis, yaman | yémen, yéménite | یمن, یمنی | اليمن, يمني, يمنية, يمنيون
Zambia | zambia, zambian, zambians | zambie, zambien, zambienne | زیمبیا, زیمبیائی | زامبيا, زامبي, زامبية
Zimbabwe | zimbabwe, zimbabwean, zimbabweans, rhodesia | zimbabwe, zimbabwéen, zimbabwéenne | زمبابوے, زمبابوین | زيمبابوي, زيمبابوية, زمبابوي
`;
