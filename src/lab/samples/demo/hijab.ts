import type { SampleStory } from '../sample-story.ts';

export const hijabStories: SampleStory[] = [
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'The pin my aunt left me',
    name: 'Salma',
    age: 34,
    gender: 'F',
    country: 'Canada',
    city: 'Hamilton',
    belief: 'Islam',
    body: `My aunt Nuha owned forty scarves and one pin. It was a plain steel thing with a blue glass head, and she had carried it from Basra in the hem of a coat because she didn’t trust suitcases.

When she died the scarves went to cousins, to the mosque, to a girl at the pharmacy who had once admired one. Nobody wanted a pin. I found it stuck in the side of her armchair, where she parked it every evening at about eight, when she was sure no more visitors were coming.

It is slightly bent. If I put it in the ordinary way it pokes me below the ear, so I have learned to come at it from underneath, with my chin up and my eyes on the ceiling. My daughter says I look like someone waiting for a nosebleed to stop.

I realised only this winter that my aunt used to make that same face in the hall mirror. I had always thought she was praying.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Purple on Mondays',
    name: 'Hafsa',
    age: 8,
    gender: 'F',
    country: 'Canada',
    city: 'Regina',
    belief: 'Islam',
    body: `I have five hijabs and they all have a day. Purple is Monday. The one with foxes is Friday because Friday is the best.

One Monday the purple was in the wash so I wore foxes. My friend Ellie looked at me and said, “Is it Friday?” She was really happy. Then I had to tell her it was not.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'The ferry took it',
    age: 27,
    gender: 'F',
    country: 'Turkey',
    city: 'Istanbul',
    belief: 'Islam',
    body: `The lodos was blowing, which is the wind people here blame for headaches and divorces. I was on the upper deck of the Kadıköy boat because the lower one smelled of wet dog, and I had pinned my scarf badly that morning because I was late.

It went over the rail in one piece. It didn’t flutter. It went like something that had an appointment.

I had a cotton cap on underneath, so I wasn’t bareheaded exactly, but I felt as if my front door had come off. I sat down and pulled up my collar. Three students stopped eating their sunflower seeds. Then a woman across from me, short grey hair, cigarette, the kind of lady my mother assumes disapproves of us, unwound a wool muffler from her own neck and held it out without getting up.

“It’s my husband’s,” she said. “It smells of him. I apologise in advance.”

It did smell, of tobacco and cough sweets. I wore it all the way to work. She wouldn’t give me an address to return it to. She said he had eleven of them and she had been hoping for a storm.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Goalie',
    age: 16,
    gender: 'F',
    country: 'Canada',
    city: 'Thunder Bay',
    belief: 'Islam',
    body: `People ask how I play goal in a hijab and I tell them the truth, which is that under forty pounds of equipment nobody knows if I’m wearing a hijab or a raccoon.

The problem was never the games. It was the change room. I used to get dressed at home and ride to the rink in full pads, sitting sideways in the back of my dad’s Corolla with my leg guards against the window. At red lights people took pictures.

Then our captain found out why. She didn’t make a speech. The next practice there was a shower curtain hung across the corner by the skate sharpener, with a pattern of rubber ducks, and a strip of hockey tape on the wall that said GOALIE ENTRANCE.

I still ride over in my pads sometimes. My dad misses it.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Chair number four',
    name: 'Denise',
    age: 58,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Bradford',
    belief: 'Christianity',
    body: `I’ve cut hair for thirty-nine years. About half my ladies wear a scarf, and a good many have better hair than anyone who walks past my window showing theirs off. I always thought that was quite funny. All that condition and it’s for the husband and the pillow.

Chair number four is behind a screen. My brother-in-law built it out of an old wardrobe, so it still has a mirror on the inside of the door and a brass hook, and that’s where the scarves go. I never touch the scarf myself. I don’t know why. It seems like someone’s handbag.

One of my regulars, a quiet girl, came the day before she qualified as a vet. She had me take off fourteen inches. I said, nobody’s going to know, love. She said, “I’ll know. I’ll be up to my elbow in a cow and I’ll know I’ve got a fringe.”

I think of that every time I see a cow.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Ironing on Sundays',
    name: 'Tariq',
    age: 47,
    gender: 'M',
    country: 'Canada',
    city: 'Mississauga',
    belief: 'Islam',
    body: `After my wife died I learned to do things in the order they went wrong. First the school forms. Then the lunches. The scarves came fourth or fifth, in about the sixth week, when my older daughter came down to breakfast with hers in creases like a road map and said, “It’s fine, Baba,” in a voice that told me it was not.

I had never ironed anything thinner than a work shirt. I put the iron to the first one, a grey one, and it sighed and shrank and stuck. The smell was like burnt sugar. I stood there holding a scarf with an iron-shaped hole in it and I thought, very clearly, that I couldn’t do this for eleven more years.

There is a dry cleaner in the plaza near us. The owner is a Korean lady named Soon-ja, who had said maybe ten words to me in all the time I’d been bringing her my suits. I put the grey scarf on the counter. She held it up and looked at me through the hole.

“Polyester,” she said. Then she locked the door, turned the sign around, and gave me a lesson. Chiffon, low, with a cloth between. Jersey, don’t iron, hang. Cotton you can shout at. Silk, from the back, while it’s a little wet, and don’t stop moving. She made me do a whole pillowcase and then a sample of each. She rapped my knuckles with a hanger once. When I asked what I owed her, she said her husband used to do the silk.

So now it’s Sundays. I do fourteen: seven and seven. I put the cricket on. The girls come through and pretend to need something from the laundry room, and that’s when they tell me things. It was beside the ironing board that I heard about the boy who copied chemistry, and the friend who stopped being one, and that the little one couldn’t remember her mother’s voice any more, only how her neck smelled when she did up the pins.

I said, what did it smell of? She thought about it. She picked up one of the warm ones from the pile and put it against her face.

“Sort of this,” she said. “But with toast.”

I’ve started making the toast before I iron instead of after.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'The drawer',
    age: 31,
    gender: 'F',
    country: 'France',
    city: 'Lyon',
    belief: 'Islam',
    body: `I wore it from fourteen to twenty-six and then I stopped. I’m tired of the two speeches people want from me: the one where I was rescued and the one where I was lost. Neither of them fits in my apartment.

What I remember is telling my mother. I had practised on the train. I said it in the kitchen while she was topping beans. She went on topping beans. After a while she said, “Will you be cold?”

It was November. I said I’d buy a hat.

My scarves are in the second drawer, folded the way she taught me, in thirds. I haven’t given them away. When she comes to stay I open the drawer for her so she can borrow one, and she takes her time choosing, holding them up at the window, and we talk about colours.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Loading dock',
    name: 'Crystal',
    age: 41,
    gender: 'F',
    country: 'United States',
    city: 'Toledo',
    belief: 'Islam',
    body: `I took my shahada on a Saturday and I drive a forklift on Mondays. So there was Sunday in between to think about it.

I’d worked that dock nine years as Crystal with the ponytail. I sat in my truck in the lot with a black scarf I’d watched six videos about, and I tied it, and it looked like I’d been in an accident. Tied it again. 5:52. Clocked in at 5:59.

Nobody said one word for an hour. Then Big Ron came over with his clipboard and stood there. Ron is a deacon. I figured here it comes.

He said, “That going to fit under the hard hat?”

I said I didn’t know. He went off and came back with three sizes, and we stood by bay six trying on hard hats like two ladies at a mall. The large wobbled. The medium with the ratchet let all the way out was right. He wrote my name on the brim in marker. He asked did I still go by Crystal, and I said yes, and he nodded like that was the part he’d been worried about.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Theatre hoods',
    age: 38,
    gender: 'F',
    country: 'Sweden',
    belief: 'Islam',
    body: `In the operating department everyone covers their hair. That is the joke. For eight hours a day the whole corridor looks like my cousins.

There’s a type of disposable hood meant for men with beards. It ties at the neck and leaves only the face. I wear that one. My colleague Lars, who has a very large beard, wears it too, and from behind we are the same height. Last spring a junior doctor tapped me on the shoulder and began telling me, in some detail, about a fishing weekend.

I let him finish. It was a good story. There was a pike in it.

When I turned round he went red to the edge of his hood and said, “You’re not Lars.” I said no, but how heavy was it? He still owes me the photograph.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Route 9 in February',
    age: 52,
    gender: 'F',
    country: 'Canada',
    city: 'Edmonton',
    belief: 'Islam',
    body: `I drive a city bus. At minus thirty-five every single person who gets on is wrapped to the eyes, and I have noticed that in those weeks nobody stares at me at all.

There was an old man who rode to dialysis, three mornings a week, front seat, always a toque with a pompom. He never spoke. In April, when the others had taken off their scarves and I hadn’t, he leaned forward at a red light.

“You know winter’s over,” he said.

I thought, well, here we go. I said, “I know, sir.”

He considered this. “I don’t trust it either,” he said, and pulled his toque down.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Fire drill',
    age: 9,
    gender: 'F',
    country: 'Australia',
    belief: 'Islam',
    body: `We had a fire drill in swimming. Everybody had to go out on the grass in their towels. I had my swim hijab on so my hair stayed dry and warm and everyone else was freezing.

Mia said, “You are so lucky.” Then she asked if they sell them at the big shops. I said yes. Her mum bought her one. She is not a Muslim, she just has cold ears.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'What my sister keeps in there',
    name: 'Idris',
    age: 15,
    gender: 'M',
    country: 'Nigeria',
    belief: 'Islam',
    body: `My sister has taken the following things out of her hijab in my presence: a biro, a hair grip, bus fare, two groundnuts, an earphone, a folded page of organic chemistry, and once a small live lizard, though she says she did not know about the lizard.

I used to laugh at her. Then it was my turn to write the entrance exam and I left the house in such a state that I forgot my pen, my slip and my breakfast. She ran after the danfo. She actually ran, in slippers, and banged on the side till the conductor cursed her.

Pen, from above the left ear. Slip, from under the chin. Then she reached somewhere at the back and gave me a boiled egg, still warm, in a twist of newspaper.

I passed. I have never asked how the egg stayed up.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Forty metres of voile',
    age: 69,
    gender: 'F',
    country: 'Indonesia',
    city: 'Surabaya',
    belief: 'Islam',
    body: `I have sold cloth from the same table since I was a bride, on the second floor of the market, between the buttons and the man who repairs fans.

When I began, I sold perhaps three headscarves in a week, and they were all white. Now the girls come with a photo on the telephone and ask for dusty rose, mauve mist, a colour named after a drink. I must hold each one near their face, by the stairs where the light is honest.

I’ll tell you my secret. The colour a girl asks for is usually the colour of somebody else. I cut her the piece she wants, and then I show her one more, quickly, as if by mistake. I watch whether she breathes in.

My own are still white. The man who repairs fans once told me I was hard to lose in a crowd. That was in 1988. I haven’t seen a reason to change.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Over or under?',
    age: 12,
    gender: 'F',
    country: 'United Kingdom',
    belief: 'Islam',
    body: `I need glasses. This shouldn’t be a big thing but there is a question nobody prepares you for, which is whether the arms go OVER the scarf or UNDER.

If they go under, you look normal but you can’t take them off without everything coming loose. If they go over, they slide about and you look like a substitute teacher. My mum goes under. My cousin goes over. They’ve been disagreeing about it since before I was born.

The optician was a man called Gethin and I don’t think he’d been asked before. He took it very seriously. He put a scarf from the lost property box on his own head, tied under the chin like somebody’s gran, and tried six frames on top.

“Under,” he said at last. “But with the springy hinges.”

He forgot to take it off. The next customer was a policeman.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Both ears please',
    age: 44,
    gender: 'F',
    country: 'Canada',
    city: 'Laval',
    belief: 'Islam',
    body: `The photographer at the back of the drugstore had a sheet of rules taped to the wall. He read it twice, moving his lips. He was perhaps nineteen and his name tag said he was in training.

“I think I need both ears,” he said.

I told him he didn’t, that a religious covering was fine so long as the face showed from chin to forehead. I have had this conversation before and I have a voice for it, flat and patient, like a recorded announcement. I could hear myself using it.

He went to get the manager. He came back with the manager’s own copy of the rules, which had a coffee ring on it, and he found the line and put his finger under it. “You’re right. Sorry. I didn’t want them to send it back and make you pay twice.”

Then he took eleven photos, because I kept looking angry. On the twelfth he said, “Think of something you’d never put on a passport.” That’s the one I have. I’m not supposed to be smiling, and legally I am not.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'The green one with the torn edge',
    name: 'Mirsada',
    age: 63,
    gender: 'F',
    country: 'Bosnia and Herzegovina',
    belief: 'Islam',
    body: `My mother wore a headscarf the way village women did, knotted at the back, for the barn and the sun and for God, all in one. I didn’t wear anything. I was a bookkeeper in a furniture factory and I had a permanent wave.

When we had to walk, that summer, she was wearing the green one. It had a border of small yellow pears. I can tell you everything that scarf did in six days. It carried plums. It was a filter for ditch water, folded four times. It went round my son’s foot when his shoe gave out, and then for a whole afternoon it was a flag for him to hold, because he was five and had to be given some work. At night she shook it out, tied it back on, and said her prayers sitting against a tree, as tidy as if she were going to market.

At the river an old man was bleeding from the arm. He wasn’t ours, we never knew who he was. My mother tore a strip along the long edge with her teeth. I remember being shocked. She was a person who saved wrapping paper.

In the school where we ended up, a young woman from some organisation gave out clothes, and she offered my mother a new scarf, a nice one, in its packet. My mother thanked her and gave it to me. I said, “Mama, you know I don’t.” She said, “I know. Keep it for carrying things.”

I kept it for carrying things. I carried bread in it, and documents. I carried the photographs back in it when we went home, to a house with no roof and a walnut tree growing through the pantry. The year after that I put it on my head one morning because of the plaster dust, and at noon I heard the call from the little repaired mosque, and I didn’t take it off. That’s all. There was no decision. It was already there.

My mother looked at me over the wheelbarrow. She was wearing the green one, short on one side, with half the pears missing.

“It suits you,” she said. “Now lift your end.”

I am older today than she was then. Hers is in my bedside table. I have never hemmed the torn edge.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Lab bench 12',
    age: 22,
    gender: 'M',
    country: 'Germany',
    city: 'Jena',
    belief: 'Agnostic',
    body: `For a whole semester I shared a fume hood with a woman named Rukhsar and I was so careful not to say anything wrong that I hardly said anything. I had opinions about the headscarf. They were mostly from talk shows.

In week nine my sleeve caught. It wasn’t dramatic, a small blue flame running up the cuff, but I froze and just looked at it. She had her scarf off her shoulders and wrapped round my arm before I’d managed to say “oh.” It was the loose outer one; she wore another beneath. The flame went out. The scarf had a brown patch like a map of Portugal.

I offered to replace it, far too many times. In the end she wrote down the name of the shop and the exact shade, “anthracite, NOT charcoal,” and I went. I stood among all those women and all that fabric with my piece of paper. The saleswoman asked what the occasion was.

I said I had been on fire.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Two veils',
    age: 0,
    gender: 'F',
    country: 'New Zealand',
    belief: 'Islam',
    body: `I keep bees on a hill above a town I won’t name, because it’s small and you’d work out who I am.

A bee will always go for the hairline. Every beekeeper learns this once. I put on my scarf at six in the morning, and over it the hat with the net, and between the two of them there’s a warm dark inch where I can hear myself breathing.

My neighbour Hemi, who taught me, used to go up bareheaded to show off. Last summer he took eight stings above the ears and came down the track swearing, with his tea towel tied on like a bonnet.

“Don’t say it,” he said.

I hadn’t been going to say anything. I only reached over and tucked in the corner.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'Bed by the window',
    name: 'Joanne',
    age: 66,
    gender: 'F',
    country: 'Canada',
    city: 'Moncton',
    belief: 'Christianity',
    body: `They put me in a double room for the chemo week, and the woman in the bed by the window had a scarf on, a navy one, done up neat as a parcel. Mine was a turban thing from the cancer shop with a fake curl stitched to the front. My daughter had bought it. I looked like a fortune teller.

Her name was Wafa. She was from Sudan by way of Saint John and she was sicker than I was, though it took me three days to see it because she was so well turned out. The nurses would come at six and she’d already be sitting there with her pins in.

On the second night I couldn’t sleep. I’d lost the last of it in the shower, the bit at the back, and I had it in a paper towel on my tray because I couldn’t think where you’re supposed to put it. She put her lamp on. She didn’t say it would grow back. She said, “Mine went on Tuesday. I didn’t tell anyone. Who would know?” And she started to laugh, and so did I, and we had to stop because of her drip.

Then she said, “Come here, I’ll show you,” and patted the bed.

She had a grey one in her bag, soft as anything. She wouldn’t let me look in the mirror till it was done. Long side, short side, under the chin, over the top, and her cold fingers behind my ear. She talked me through it like my mother teaching me pastry: not so tight, it’s not a bandage. Let it fall. There. She had me do it myself four times. By the fourth I had it.

I asked if it was all right, me not being one of them. She said, “You’re bald and it’s January. I think it’s all right.”

I went home on the Friday and she didn’t. Her son sent a note to the ward with my name on it in the spring, and the ward sent it on. There were two lines, and folded up in it was a pin, a flat one with a pearl.

My hair is back now. It came in curly, of all things. I wear the grey scarf to Mass at Easter and on the fourteenth of January. People think it’s Italian.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'The tent',
    name: 'Yunus',
    age: 7,
    gender: 'M',
    country: 'South Africa',
    belief: 'Islam',
    body: `When it is windy at the beach my mum puts me inside her big scarf. It is like a tent. I can see the sea but it is all blue because the scarf is blue.

I eat my chips in there. The birds can’t find me.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'On the line',
    age: 74,
    gender: 'M',
    country: 'Pakistan',
    city: 'Multan',
    belief: 'Islam',
    body: `Our roof has one washing line and my wife’s dupattas have always had the end nearest the stairs. In the hot season they dry before you’ve finished hanging the next. They go stiff for a moment, then soft.

I’m a retired surveyor and I measure things without meaning to. In fifty-one years I’ve watched that end of the line go from red and parrot green to lilac, to beige, to white. Nobody announced the changes. One year I noticed there was no more red.

Last month our granddaughter came from Calgary and washed her own things, and when I went up to see to the water tank there it was, at the end by the stairs, a red one. I stood looking at it for so long that the tank overflowed and the neighbours shouted.

My wife came up to see what the noise was. She felt the edge to see if it was dry. Then, looking to see that nobody but me was there, she tried it on.`,
  },
  {
    campaign: 'hijab',
    category: 'HIJAB',
    language: 'en',
    title: 'A question at the photocopier',
    age: 29,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `I started wearing it at twenty-eight, after a year of thinking, and I chose a Tuesday because nothing happens in our office on a Tuesday.

I’d prepared answers. No, nobody made me. Yes, I’m sure. No, I’m not hot. I had them in order, like cards for an exam. In the elevator I said them to the numbers.

All morning people were so polite that it was like having a cold. They held doors. They admired the stapler. At eleven I was at the photocopier with Gilles from accounting, who has worked there since it was typewriters, and I saw him look, and look away, and take a breath.

“Can I ask you something personal?” he said.

I said he could.

“Have you been using tray two? Because someone keeps putting legal size in tray two.”

It had been me. It had been me for months. I told him, and he was very decent about it, and I went back to my desk and laughed until I had to redo the pins.`,
  },
];
