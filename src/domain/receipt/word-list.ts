/**
 * 2,048 words chosen for this site: everyday, kind, easy for a child to spell and to read aloud. The
 * first four letters tell each from every other, and none is the beginning of another. The place
 * of a word is its meaning: changing one changes every receipt that was ever given.
 */
export const RECEIPT_WORD_LIST: readonly string[] = `
able accept account acorn acre across active actor adapt add adjust admire advance advice aerial
after again age agree ahead aim airport album alder alert algae alike alive alley allow almond
along aloud alphabet always amaze amber amble amount ample amuse anchor angle animal ankle
announce another answer antler anyone anyway apart appear apple approve apricot apron arch
arctic area arena armchair aroma around arrange arrive arrow art ashore aside ask aspen assist
aster athlete atlas atom attic august aunt author autumn avenue avocado awake award awning azure
back badge bagel baggage bake balance balcony ballet balm bamboo banana band bangle banjo banner
banquet baobab barber bark barley barn barrel base basil basket batch bathtub battery bay beach
bead beagle beak beam bean bear beaver become bedroom beehive beetle begin behind beige believe
bell belong belt bench bend benefit beret berry beside best better between beyond bicycle big
bike billow binder birch bird birthday biscuit bison bistro blanket blender blink blip blizzard
block bloom blossom blouse blue blush board boat bobsled body bold bolt bonfire bongo bonnet
bonus book boom boost boot borrow botany both bottle bounce bouquet bowl bowtie box bracelet
brain brake branch brass brave bread breeze brick bridge brief bright brim bring brisk broad
broccoli bronze brook brother brush bubble bucket buffalo bugle build bulb bumble bunch bundle
bungalow bunny burger burrow bush business busy butter buzz cabbage cabin cable cactus cafe cake
calendar calf call calm camel camp canal candle canoe canvas canyon cape capital captain caravan
carbon card carefree cargo caribou carnival carpet carrot cart carve cascade cash castle catch
cattle caution cave cedar ceiling celery cello cement ceramic cereal chain chalk champion
channel chapter chart chase check cheek chef cherry chess chew chicken chili chime chin chip
chirp chive choice choose chop chorus chowder chuckle chunk cinema cinnamon circle citrus city
civic clam clap clarinet class claw clay clean clever cliff climb clip clock close cloth cloud
clover club clue cluster coach coal coast coat cobalt cocoa code coffee coil coin cold collar
colt column comb come comfort comic common compass concert cone confetti connect consider cook
cool coop copper copy coral cord cork corn correct cosmos costume cosy cottage couch count
couple courage cousin cover cow coyote crab crackle cradle craft crane crater crawl crayon cream
credit creek crew cricket crimson crisp crocus crop crowd cruise crumb crunch crust
crystal cube cuckoo cucumber cuddle cup curious curl curry curtain curve cushion custard cute
cycle cypress dad daffodil daily dairy daisy dance dapple daring dash date daughter dawn day
dazzle deal debut decade december decide deck decor deed deep deer define delight delta denim
dentist describe desert design desk dessert detail dew diagram dial diamond diary dig dimple
dine dinghy dinner dinosaur direct discover dish distance dive dizzy dock doctor dog dolphin
dome domino donate door dot double dough dove down dozen draft dragon drama draw dream dress
drift drink drive drizzle drop drum dry duck duet dumpling dune dusk dust eager eagle early earn
earth easel easily east easy eat ebony echo eclipse ecology edge edit educate effect egg eight
elbow elect elephant eleven elk elm ember emblem embrace emerald emotion employ empty emu enable
enamel encore end energy engine enjoy enter entire entry envelope epic equal equip erase errand
essay evening every exchange excited exist exit expand expect explore extend eyebrow fable
fabric face fact fair falafel falcon fall family famous fancy farewell farm farther fashion fast
father faucet fawn feast feather february fedora feed feel felt fence fern ferry festival fetch
fiction fiddle field fifteen figure file fill film filter final finch find fine finger finish
firefly firm first fish fit five fix fizz flag flake flame flannel flash flat flax fleece flex
flicker flight flip float flock floor flora flower fluent fluffy flute fly foal foam focus fog
foil folder folk follow fond food foot forest forget fork form fortune forward fossil foster
fountain four fox foyer fraction fragrant frame freckle free frequent fresh friday friend fringe
frog frost froth frozen fruit fudge fuel full funnel furnish future fuzzy gadget gain galaxy
gallery game garage garden garlic garment gate gather gazebo gear gecko gel gem gentle geode
gerbil get giant gift giggle ginger giraffe give glacier glad glass glaze gleam glide glimpse
glitter globe glossy glove glow glue goal gobble goblet goggles going gold golf good goose
gopher gosling gourd gown grab grace grade grain grand grape grass great green grid grill grin
grocery ground grove grow guard guava guess guide guitar gull gumdrop gust gym habit haiku hail
hair half hall hammer hamper hamster hand hang happen hard harmony harness harp harvest hatch
haven hawk hay hazel hazy head health hear heat hedge heel height hello helmet help hen herb
herd heron hexagon hiccup hidden high hike hill hinge history hive hobby hockey hoist hold
holiday hollow home honest hood hoof hook hop horizon horn horse hose host hot hour house hover
howl huddle hue hug humble hundred hurry husky hut ibis iceberg icicle icing icon idea igloo
iguana image imitate improve inch include increase index indigo indoor inform initial ink inner
insect inside inspire install into invent invite involve inward iris iron island islet item
itself ivory ivy jacket jade jaguar jam january jar jasmine jazz jeans jeep jelly jersey jet
jiffy jigsaw jingle job joey jog join joke jolly journey jovial joy jubilee judo juggle juice
july jumble jump junction june jungle junior kale kangaroo karate kayak kazoo kebab keen keep
kelp kennel kernel ketchup kettle key kick kid kilt kimono kind king kiosk kitchen kite kitten
kiwi knapsack knee knit knob knock knoll knot knuckle koala label lace ladder ladle lagoon lake
lamb lamp land lane lantern lap large lark lasagna last latch late laugh launch laurel lava
lavender lawn layer leaf league leap learn leather leaves lecture ledge leek left legend leisure
lemon lemur length lens lentil leopard lesson letter level library lid life lift light like
lilac lily lime limit line linger link lion liquid listen little lively lizard llama loaf lobby
lobster locket lodge loft log lollipop long look loom loop lotion loud lounge love low loyal
luggage lullaby lumber lunar lunch lyric machine magenta magnet magpie mail main majestic major
make mallard mammal manage mandarin mango manner maple marathon marble march marigold market
maroon marsh marvel mascot mask match math matter maybe mayor maze meadow meal measure medal
meerkat meet mellow melody melt member memory mend mentor menu merge merry message metal middle
midnight mighty mild mile milk mill mimic mince mind mineral mingle mini mint minute mirror
misty mitten mix mobile model mole moment monday money monitor month monument mood moon moose
mop morning mosaic moss moth motion motor mountain mouse mouth move movie mow mud muffin mug
mulberry mural museum mushroom music mustard nacho nail name napkin narrow nature nautical
navigate navy near neat nebula neck nectar needle nephew nest nettle network newborn newt nibble
nice nickel niece night nimble nine ninth noble nod noise nomad noodle nook noon normal north
nose note nothing notice novel nudge nugget number nurse nutmeg oak oar oasis oat object obtain
ocean october offer office often oil okra olive one onion onward onyx opal open opera opposite
option orange orbit orchard order organize ornament osprey ostrich otter outdoor outline oval
oven over owl oxygen oyster ozone pace pack paddle padlock page pail paint palace palm pancake
panda panel pansy panther papaya paper paprika parade parcel parent park parrot parsley part
pass paste patch path patio pattern pause paw pay peace peak peanut pear pebble pecan pedal peel
peer peg pelican pencil pendant penguin penny people pepper perfume perhaps person pesto petal
phone photo phrase piano pick picnic picture pier pigeon pile pillow pilot pinch pine pink pint
pioneer pipe pitcher pizza place plain plan plaster plate play please plenty pluck plug plum
plus plywood pocket pod poem poetry pogo point poise pole polish polo poncho pond pony pool
popcorn poppy popular porch portrait position poster potato pottery pouch pound powder power
practice prairie prefer premium prepare present pretzel primary print prism prize probably
process profile progress project promise proof protect proud provide public pudding puffin pull
pulse puma pump pupil puppet pure purple push put puzzle pyramid quack quail quarter queen
quench question quick quiet quill quiz quote rabbit raccoon race rack radar radio raffle raft
rail rain raise rally ranch range rapid ratio rattle raven ray reach ready real reason rebuild
recall recess recipe record recycle red reed reef reflect refresh region reindeer rejoice relax
release relief rely remain remember remind remove renew repair repeat reply report request
rescue research respect rest resume return review reward rhino ribbon rice rich riddle ride
ridge riff right ring rink rinse ripe ripple rise river road roam roar roast robe robin robot
rock rodeo roll roof room rooster root rope rose rotate rough round rover royal rubber ruby
rudder ruffle rug ruler rumble runner runway rush rustic sack saddle safari safe saffron sage
sail salad salmon salon salsa salt salute samosa sample sand sapling sapphire sardine sari sash
satchel satin satsuma saturday sauce save sawdust say scale scan scarf scatter scene school
science scissors scone scoop score scout scramble screen scribble scroll scrub scurry seal
search season seat second secret secure seed seek seesaw select self send sentence sequel serene
service sesame session settle seven shade shake shallow shampoo shape share shawl shed sheep
shelf shield shift shimmer shine ship shirt shoe shop shore shoulder shovel show shrimp shrub
sibling side sight signal silent silk silver simple since sing sip sister sitar six size sizzle
skate sketch skill skip sky sled sleep sleigh slice slide slipper slope slow small smart smile
smooth snack snail snap sneaker sneeze snip snooze snorkel snout snow snug soak soap soar soccer
social sock soda sofa soft soil solar solid solution solve somehow sonata song soon sorbet sound
soup south soybean space spade spark spatula speak special speech spell spend sphere spice spill
spin spiral splash splendid split spoke sponge spoon sport spot spout spray spread spring sprout
spruce square squid stable stack stadium staff stage stair stamp stand stapler star state stay
steady steep stem stencil step stick still stitch stocking stomach stone stool stop store stove
strand stream string stroll strudel student sturdy style suburb subway success sugar suit summer
sunday sunny sunset super supper sure surf surprise survey sushi swallow swan swap sway sweater
sweet swell swift swim swing swirl switch swoop symbol syrup system table tackle taco tadpole
tail take talent talk tall tamarind tandem tango tape target tart task tassel taste taxi teach
teal team teapot teddy teeth tell tempo tender tennis tent terrace test texture thank theme
theory thick thimble thing third thistle thorn thought thread thrill through thrush thumb
thunder thursday ticket tide tidy tiger tights tile tilt timber time tint tiny tiptoe tissue
title toad toast toboggan today toe toffee together token tomato tomorrow tongue tonight tool
tooth topaz topic torch tortoise toss total toucan tour towel town toy trace traffic trail
travel tray treasure tree trek triangle trick trifle trio trip triumph trolley trombone trophy
trot trousers trowel truck true truffle trumpet trunk trust truth try tuba tube tuck tuesday
tugboat tulip tumble tuna tune tunnel turn turret turtle tutor tutu tuxedo twelve twenty twig
twilight twin twirl twist type ukulele umbrella umpire uncle under unfold unfurl unicorn uniform
union unite universe unlike unlock unpack unroll untie unwrap unzip upbeat upkeep upland upload
upper upside upturn upward urban useful vacation valiant valley value valve vanilla vase vast
vehicle velvet veranda verify verse vest vibrant victory video view village vine vinyl viola
visit vista vivid voice volcano volt volume vote vouch vowel voyage wade wafer waffle wagon
waist wait wake walk wall walnut walrus waltz wander want warbler wardrobe warm wash watch water
wave wavy wax way weather weave web wedding wedge week welcome well west wet whale wharf wheat
wheel whiff whimsy whirl whisk whiz whole wide width wiggle wild willow wind wing wink winter
wipe wire wisdom wise wish witty wobble wombat wonder wood wool word work world woven wow wrap
wren wriggle writer yacht yak yam yard yarn yawn year yield yodel yolk yonder youth yoyo yummy
zebra zenith zero zest zigzag zinc zinnia zip zither zone zoo
`
  .trim()
  .split(/\s+/);
