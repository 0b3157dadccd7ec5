import type { SampleStory } from '../sample-story.ts';

export const generalWorldStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'MOVING',
    language: 'en',
    title: 'The box called Various',
    name: 'Anjali',
    age: 50,
    gender: 'F',
    country: 'Canada',
    city: 'Fredericton',
    belief: 'Hinduism',
    body: `The people who had our house before us were called Nasreen and Omar. They were going to Edmonton, we were coming from Pune by way of Moncton, and for one terrible rainy day both families’ boxes stood in the same hallway.

Theirs were labelled in Urdu. Ours were labelled in Marathi. The movers, two students, could read neither, and sorted them by what they called vibe.

We found out at supper. I opened KITCHEN and there was a brass coffee set and forty exercise books. Somewhere near Quebec City, Nasreen opened what she thought was BEDDING and met our Ganesh, wrapped in a bath towel.

She phoned at once. She’d put him on the seat between her and Omar, she said, because the back of the van was bumpy. Was he supposed to face forward?

We posted things back and forth for months. One box of theirs says only VARIOUS, and neither she nor I can work out whose it is. There’s a kite in it, and a doorbell. It has lived in my hall for eight years, and every Eid and every Diwali one of us phones to ask if the other one wants it.`,
  },
  {
    campaign: 'general',
    category: 'MUSLIM',
    language: 'en',
    title: 'A plumber from the Valleys',
    age: 55,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Cardiff',
    belief: 'Islam',
    body: `I’ve been a plumber for thirty-seven years and a Muslim for twelve, and it’s the second one people say I don’t look like.

I get it from both ends. At chapel funerals my cousins watch me at the buffet as if I might go off. At the mosque the visitors ask me, kindly, if I’m looking for the boiler. The annoying thing is that I usually am. It’s a very old boiler.

My mother was the one I dreaded. She was eighty-one and had opinions on Baptists, never mind anything further out. I told her in the car, driving, so that neither of us could leave. She was quiet until the roundabout. Then she said, “Do they sing?”

I said not hymns, Mam, no. But there’s a call, and when old Yusuf does it the hair stands up on your arms.

“Well,” she said, “so long as somebody’s keeping in tune.”`,
  },
  {
    campaign: 'general',
    category: 'MUSLIMNESS',
    language: 'en',
    title: 'Bread on the pavement',
    age: 0,
    gender: 'X',
    country: 'Netherlands',
    city: 'Rotterdam',
    belief: 'Agnostic',
    body: `I don’t pray. I drink sometimes. I couldn’t tell you when Ramadan starts this year without looking it up, or without my sister sending nine moons in the group chat.

But I can’t step over bread. If there’s half a roll lying on the pavement I have to stop, pick it up, touch it to my lips and then my forehead, and put it up on a wall or a window ledge for the birds. I did it on a date. I did it once outside a nightclub at three in the morning, in heels, while the taxi waited.

The driver had his window down. He was about sixty, with a moustache like my uncle’s. When I got in he didn’t ask me anything, not where I was from, nothing. He just said, “My mother too,” and turned off the meter for a bit of the way.`,
  },
  {
    campaign: 'general',
    category: 'MY_NAME',
    language: 'en',
    title: 'Fatima with the bike',
    age: 12,
    gender: 'F',
    country: 'Canada',
    city: 'Scarborough',
    belief: 'Islam',
    body: `There are four Fatimas in my grade. There is Fatima A., Fatima S. and Fatima Z., and then there was me, and I am also Fatima A.

So for a while I was “other Fatima”. Then I was “Fatima, no, the other one”. I did not love it. My dad said it is a very honoured name, and I said yes, that is exactly the problem, everyone had the same idea.

Then I got a bike, a used one, orange, with a bell that sounds like a duck. Now I am Fatima With The Bike. Teachers say it. It was on my report card in the comments part: “Fatima with the bike has shown real growth in fractions.”

Someone stole the bike in June. I am keeping the name.`,
  },
  {
    campaign: 'general',
    category: 'MY_NAME',
    language: 'en',
    title: 'Still Dorothy',
    name: 'Dorothy',
    age: 72,
    gender: 'F',
    country: 'United States',
    city: 'Tulsa',
    belief: 'Islam',
    body: `When I took my shahada in 1983 several ladies offered me names. They meant well. I was handed Khadija, Aisha and Maryam in one afternoon, like casseroles.

I tried Maryam for two weeks. I’d hear it called across the parking lot and think, I hope she answers, whoever she is. My own mother couldn’t get the hang of it and called me “Mary Ann”, a cousin of ours who ran off with a feed salesman.

Finally I asked the imam, a small gentleman from Sudan, if I had to. He asked what Dorothy meant. I had to go to the library. It’s Greek. It means a gift of God. He laughed till he had to sit down. “Sister,” he said, “you were there before you came.”

So I’m Dorothy. I’ve buried two husbands and taught four hundred children to tie their shoes under that name, and it is embroidered on my prayer bag in letters three inches high.`,
  },
  {
    campaign: 'general',
    category: 'MY_NAME',
    language: 'en',
    title: 'The one with the boat',
    name: 'Nuh',
    age: 7,
    gender: 'M',
    country: 'Australia',
    belief: 'Islam',
    body: `My name is Nuh. It is the same as Noah but shorter. He had a big boat with two of everything. I have one dog next door and a lot of ants.

When it rains a lot my teacher says, are you ready Nuh? I always say yes.`,
  },
  {
    campaign: 'general',
    category: 'NATURE',
    language: 'en',
    title: 'A mosquito in sujood',
    age: 0,
    gender: 'F',
    country: 'Canada',
    city: 'Nelson',
    belief: 'Islam',
    body: `Six of us from the women’s hiking club were up at the lake when the light started to go. We’d all prayed outdoors before, in parks, on beaches, once behind a gas station. But never in June, in the interior, beside standing water.

They waited until we were lined up. I think they could see that we were going to hold still.

Standing, you can do it. You feel one land on your wrist and you think of higher things. Bowing is worse. And in sujood, with your forehead on the moss and your hands flat, you are simply a buffet. One got inside my scarf. I could hear it in there, singing, very close, taking its time. Beside me Lubna, who is a paediatric surgeon and has hands like stone, was making a tiny noise through her teeth.

Then a loon called from the far end of the lake, that long crazy sound with a question at the end. And every one of us stayed down a little longer than we needed to.

I counted twenty-three bites afterwards. Lubna had nineteen on the one foot.`,
  },
  {
    campaign: 'general',
    category: 'NEIGHBOURS',
    language: 'en',
    title: 'The shovel war',
    name: 'Bengt',
    age: 71,
    gender: 'M',
    country: 'Sweden',
    city: 'Umeå',
    belief: 'Secular',
    body: `It began with a kindness and it has got out of hand.

Three winters ago I had a hernia, and my new neighbour Yusuf cleared my path without being asked. Naturally, once I was healed, I got up at half past five and cleared his. The next morning he was out at five. I could hear him. I lay in bed and heard my own path being shovelled, and I am not ashamed to say that I was angry.

I went to half past four. But he gets up to pray, you see; in certain months he is awake at hours when I have no chance. I bought a quieter shovel. He answered with salt. Last February I cleared his path at eleven at night, before the snow had finished falling, which is cheating, and he left a cake on my steps with a card that said “I know”.

Our wives have met without us to talk about it. In April, when it all melts, he and I stand at the fence and agree that next year we will be sensible.

It is October now. I see he has bought a machine.`,
  },
  {
    campaign: 'general',
    category: 'NEIGHBOURS',
    language: 'en',
    title: 'She kept our photographs behind her jars of peppers for eleven whole years',
    name: 'Senada',
    age: 46,
    gender: 'F',
    country: 'Bosnia and Herzegovina',
    belief: 'Islam',
    body: `We left in the night with what we could carry, and what we could carry was my brother. He was four and would not walk. So my mother carried him, my father carried the papers, and I, being thirteen, was told to bring one useful thing. I took the coffee grinder. I still don’t know why.

The photographs stayed on the shelf in the front room, six albums. My mother spoke of them in every place we lived after that, in the sports hall, in the barracks in Slovenia, in the flat near Linz with the orange carpet. She never spoke of the house. She said a house is bricks. She would say, “Your first day of school. Your grandfather with the horse.” She went through them in her head, page by page, so as not to lose any, and sometimes she stopped and said, “Which one comes after the horse?”

We went back for the first time eleven years later, only to look. There was a birch tree growing out of the kitchen. My father stood on the road with his hat in his hand, as if it were a person.

Then the gate opened across the lane. Mrs Jelena had become very small. They were not our people, as it was put in those days, and nobody on either side had written. She didn’t say anything. She took hold of my mother’s sleeve and pulled her, actually pulled her, across the lane and down the cellar steps, past the potatoes, to the shelves where she kept her ajvar. She started handing me jars. Red, red, red, I had my arms full. Behind the third row there was an oilcloth, and in the oilcloth were six albums.

She had gone in the next morning, before the others did. Her own son had told her not to. Every autumn she had made more peppers than anyone could eat, so that the shelf would look full.

The two of them sat down on the cellar steps. My mother opened the second album and found the horse, and turned the page.

“It was the picnic,” she said. “After the horse it was the picnic.” And Mrs Jelena leaned over to look, and put her finger on a young woman at the edge of the blanket with her mouth full of cake, squinting at the sun, and said, “That’s me.”`,
  },
  {
    campaign: 'general',
    category: 'NEW_BEGINNINGS',
    language: 'en',
    title: 'Open wide please',
    age: 49,
    gender: 'M',
    country: 'Canada',
    city: 'Brandon',
    belief: 'Islam',
    body: `In Aleppo I had a clinic with two chairs, a fish tank and my name on a brass plate. I was a dentist for seventeen years. In Canada I was, in order: a man who carries carpets, a man who puts lids on yogurt, and a man who sits exams.

The exams are in English, naturally. I know teeth. I could find a lower left second molar in my sleep. But one question said that the patient was “feeling under the weather”, and I thought, we are all under the weather, where else would we be?

I failed the first time by nine marks and the second time by two. My daughter Sham, who was ten, took over. She made cards. On one side was the idiom, on the other a drawing: a cat, a bag; a man with very cold feet. She tested me at supper. If I missed one I had to eat olives without bread, which she considered a punishment.

In the meantime I got work as an assistant for a young dentist, Kayla, who was born in the year I started university. The first day she handed me the suction and said, “Have you done this before?” I said yes, a little. I did not want to make her nervous. At noon a farmer came in with an abscess on a root that curved in a way that you don’t see every year. She was working hard. She was sweating. I could see it, and I could see that she could not see it. I waited. It was her chair. Then I tilted the light, only by two centimetres.

She stopped. She looked along the light. “Oh,” she said. Out it came.

Afterwards, while we were washing our hands, she asked me, “How many of those have you done?” I told her the truth, about six thousand. She didn’t say anything for a bit. Then she took the card off the door of the little room where we keep the gloves, wrote Dr. in front of my name with a marker, and stuck it back up. It wasn’t legal. I asked her to take it down, and she did, but she put it in the drawer. “For later,” she said.

I passed in March. Sham had written one last card and slipped it into my coat. On one side, piece of cake. On the other side, a piece of cake.`,
  },
  {
    campaign: 'general',
    category: 'NINE_ELEVEN',
    language: 'en',
    title: 'The ironing',
    age: 34,
    gender: 'F',
    country: 'United States',
    city: 'Paterson',
    belief: 'Islam',
    body: `I was in fifth grade. They sent us home early and my mother was ironing in front of the television with the sound off. She ironed everything that day. When she ran out of shirts she did the pillowcases, and then the dish towels, and then my brother’s karate belt.

From our roof you could see the smoke. My father had a cousin who delivered sandwiches down there, and nobody could reach him. He walked in at nine that night, grey from head to foot, holding one shoe. He sat on our plastic-covered couch, and my mother, who doesn’t let people eat on that couch, didn’t say a word.

In the morning she took a clean, flat, beautiful shirt, gave it to my father for work, and then stood in front of the door. She said, “Stay home one day.” He said, “If I stay one day, I’ll have to stay two.”

He went. She stood at the window with the iron in her hand, not plugged in, until he turned the corner. When I think of that time, people expect me to talk about the names I was called on the bus, and there were names. What I think of is that belt, with a crease in it like a knife.`,
  },
  {
    campaign: 'general',
    category: 'NIQAB',
    language: 'en',
    title: 'Peekaboo in the waiting room',
    age: 0,
    gender: 'F',
    country: 'United Kingdom',
    belief: 'Non-religious',
    body: `My son was ten months old and we’d been waiting an hour for his jabs. A woman in a black niqab sat down opposite. I’ll be honest, I got busy with my phone. I didn’t know where you were supposed to look.

Edie from next door says babies look at eyes. It’s true. He stared at hers as if they were the telly. Then she put both hands over them, slowly, and took them away.

He shrieked. He nearly came off my lap. She did it again. She had incredible timing, she’d wait just until he began to doubt. I’ve never seen anyone so good at it, and it struck me that she’d had practice at doing a whole face with only that bit.

When they called her name she got up, and he burst into tears. She bent down and whispered something to him that I didn’t catch. He’s nine now. I still wonder what it was.`,
  },
  {
    campaign: 'general',
    category: 'PARENTING',
    language: 'en',
    title: 'A normal sandwich',
    age: 45,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `In Grade 2 my daughter asked me for a normal sandwich. I had been giving her kebab rolled in naan with mint, wrapped in foil, still a bit warm, and I was proud of these. “Normal how?” I said. “Square,” she said.

So I learned square. White bread, cheese, an insult of mayonnaise. I made it every night for six years and each time I felt like a man ironing a flag that wasn’t his.

In Grade 8 she came home and said that a boy called Connor had started bringing wraps with mint in them, from a shop, and they cost fourteen dollars, and everyone wanted a bite. She told me this in the tone of somebody reporting a theft.

I didn’t say anything. I got out the foil.

“Make two,” she said. “I’m going to ruin him.”`,
  },
  {
    campaign: 'general',
    category: 'PEACE',
    language: 'en',
    title: 'When the generator stops',
    name: 'Karim',
    age: 10,
    gender: 'M',
    country: 'Lebanon',
    city: 'Tripoli',
    belief: 'Islam',
    body: `Our teacher asked us to draw peace. Most people drew a white bird. I drew our street at night when the generator stops.

First it goes put put put and then nothing. All the lights go off, and for a moment you hear everything: somebody washing a spoon, the sea, the man upstairs who snores. My sister says “ahhh”. Then people come out on the balconies because it is too hot inside, and they talk from one to the other in low voices, as if somebody is asleep.

The drawing was all black, so I got a bad mark. But I put the spoon in, very small.`,
  },
  {
    campaign: 'general',
    category: 'PETS',
    language: 'en',
    title: 'The cat in the front row',
    age: 0,
    gender: 'F',
    country: 'Turkey',
    city: 'Istanbul',
    belief: 'Atheist',
    body: `I translate manuals for washing machines and I work best in the courtyard of the mosque at the bottom of our hill, which has shade, silence and free cats. I’m not a believer and everyone there knows it. The imam calls me “our neighbour of the Republic of Letters”.

Last autumn a ginger cat took over the chair he sits on to give lessons. He’d come out with his book and she’d be asleep on it, so he stood. He gave whole lessons standing. A man offered to remove her, and the imam said she’d been there first and was a better listener than some.

In November she had four kittens in his coat.

It was his only good coat. He went about in a cardigan until February with his shoulders up to his ears. Somebody started a collection, quietly, and the box came round the courtyard and stopped at my table. I put in what I’d got that day for two spin cycles and a child lock.

He looks very handsome in the new one. The kittens have the old one still.`,
  },
  {
    campaign: 'general',
    category: 'PETS',
    language: 'en',
    title: 'My hamster Biryani',
    name: 'Maryam',
    age: 8,
    gender: 'F',
    country: 'Canada',
    city: 'Markham',
    belief: 'Islam',
    body: `I have a hamster and her name is Biryani because she is brown and white and orange. My grandpa is visiting. He called my mom at work and said, Maryam says Biryani is under the fridge and is not moving, should I eat it or throw it out?

My mom drove home SO fast. Biryani was only sleeping.`,
  },
  {
    campaign: 'general',
    category: 'PLAYING_OUTSIDE',
    language: 'en',
    title: 'Next goal wins',
    age: 40,
    gender: 'M',
    country: 'Nigeria',
    city: 'Kano',
    belief: 'Islam',
    body: `We had one ball among nineteen boys, and it was not strictly a ball. It was plastic bags inside a sock inside another sock. The goals were sandals. There was no referee, no half-time and no clock, and this caused no problems at all, because we had the muezzin of the small mosque by the groundnut sellers.

He began at sunset, and that was the end. Even if you were running alone at an empty goal. The first “Allahu” and you dropped your foot.

But before he began he always coughed. He had a loudspeaker and did not know, or did not care, that it was already on. So there was a cough, then perhaps four seconds. In those four seconds, in that dust, I have seen goals that no television has ever shown. Nineteen boys screaming, everyone attacking, the goalkeepers attacking.

I live in a flat now with my own two. They play on a proper pitch, in boots, with a whistle. When it is almost over I stand at the side and I cough.`,
  },
  {
    campaign: 'general',
    category: 'POETRY',
    language: 'en',
    title: 'What my father carries',
    name: 'Sumayya',
    age: 16,
    gender: 'F',
    country: 'Pakistan',
    belief: 'Islam',
    body: `A pen that writes if you are patient.
A comb. He has no hair.
The receipt for a fridge
that we left behind somewhere.

Three toffees for the children
of whoever he may meet.
A list my mother gave him:
onions, thread, wheat.

A photograph of snow
cut from a magazine.
“I will take you there,” he says.
It is the cleanest thing I’ve seen.

A bus pass. A tooth of mine.
A stone, he won’t say why.
At night he puts them on the shelf
in order, with a sigh,

and in the morning, one by one,
he gives them each a look,
and fills himself up for the day
like someone packing a book.`,
  },
  {
    campaign: 'general',
    category: 'POLICE',
    language: 'en',
    title: 'A constable for dinner',
    age: 28,
    gender: 'F',
    country: 'Netherlands',
    belief: 'Islam',
    body: `My grandfather forgot Dutch first, then the year, then the way home. On a Thursday in November he walked out in his slippers to catch a bus in Nador.

At seven the bell rang. There was a very tall policewoman and, holding her arm like a bride, my grandfather, wearing her jacket. It said POLITIE across his back. He introduced her to us as the daughter of his friend Allal.

She was about to correct him. Then she looked at his face and didn’t. She asked in a low voice whether she could have the jacket back, and my mother said of course, and asked him, and he said the girl should eat first. It is not possible to argue with him about that. It never was.

So she sat down. She had the radio on her shoulder turned to almost nothing. He put the best pieces on her side of the dish and asked after her father’s olive trees, and she said, carefully, that they were doing well this year.

“You have grown,” he told her.

“One metre ninety,” she said.`,
  },
  {
    campaign: 'general',
    category: 'PRANKS',
    language: 'en',
    title: 'How I made my whole family eat breakfast at half past one in the morning',
    name: 'Musa',
    age: 13,
    gender: 'M',
    country: 'Canada',
    city: 'Mississauga',
    belief: 'Islam',
    body: `In Ramadan my sister Hafsa sets the alarm for suhoor, and she is very bossy about it. So on the tenth night I changed every clock in the house. The stove, the microwave, the one in the hall, Dad’s watch. I did the phones by telling my parents there was an update. It took me two days to plan.

At 1:30, which everyone thought was 4:30, Hafsa banged on all the doors with a ladle. Mom made eggs. Dad drank five glasses of water with his eyes closed. Nobody said one word. I nearly died.

Then we waited for the adhan. And waited. Dad went to look at the sky. “Very dark,” he said. Hafsa opened her laptop. I had forgotten the laptop.

The thing is, nobody yelled. They all just turned around slowly and looked at me, and then Mom started to laugh, and she couldn’t stop, she had to hold the counter. We were wide awake so we played cards until the real one. Then we had eggs again.

I did dishes until Eid. Worth it.`,
  },
  {
    campaign: 'general',
    category: 'PRAYER',
    language: 'en',
    title: 'Guarding the stairwell',
    name: 'Harpreet',
    age: 43,
    gender: 'M',
    country: 'Canada',
    city: 'Vancouver',
    belief: 'Sikhism',
    body: `Our office has a games room, a nap pod and a wall of moss, but when Amina started there was nowhere for her to pray. She found the landing between the eighth and ninth floors. It has a window and hardly anyone takes the stairs.

Hardly anyone. On her third day a courier came down two at a time, met her on the floor, and called first aid.

So I offered to stand at the door on eight. It’s five minutes. I told people the stairs were being mopped. After a while I began to look forward to it. You don’t know how loud your own head is until you’ve had to stand next to someone else’s quiet with nothing in your hands.

In spring they gave her a proper room with a sign. I was pleased for her. The next day at ten past one I noticed that I’d got up from my desk and was walking to the stairwell. I stood there anyway. I’ve kept it up. Sometimes I say a bit of my own.

Last week somebody told me the stairs were being mopped.`,
  },
  {
    campaign: 'general',
    category: 'PRAYER_FAJR',
    language: 'en',
    title: 'Before the boats',
    age: 53,
    gender: 'M',
    country: 'Senegal',
    city: 'Saint Louis',
    belief: 'Islam',
    body: `We pray it on the sand, because the boats will not wait for us to go up to the mosque and come down again. It is still dark. There are maybe thirty men, and you know them only by their coughs.

The sand is cold and wet at that hour and it comes away with you. All day at sea each man has a round patch of it on his forehead, until the spray takes it off. When I was a boy and carried the fuel, I believed that this was why they caught fish.

Last year my son came home from Dakar, where he is studying to be an accountant. He got up with me. He had good shoes, and he left them beside the nets and stood in the row. Afterwards he went back to bed; he is not stupid.

But at noon my wife told me he had come to breakfast with the sand still on, and when she reached over to brush it away he moved his head.`,
  },
  {
    campaign: 'general',
    category: 'PRAYER_MAGHRIB',
    language: 'en',
    title: 'Two matches',
    name: 'Esther',
    age: 79,
    gender: 'F',
    country: 'Morocco',
    city: 'Essaouira',
    belief: 'Judaism',
    body: `On Fridays the sun goes down for everybody at once. I light my candles eighteen minutes before. Across the alley, Malika’s husband goes out to the mosque a little after. So for years it was arranged, without anybody arranging it, that my window told him to look for his shoes.

“Esther has lit,” Malika would shout. I could hear it through the shutters. Then the slippers, then the door.

There were many of us in the alley once. Now there is me. My children telephone from Ashdod and from Montreal and ask who I have there. I tell them, I have a man who cannot go to pray until I’ve found the matches.

He died in the spring, God rest him. The next Friday I lit them and I heard nothing, no shout, no slippers, and I found I did not care for it. I went and stood in the alley. Malika was standing there too, in her doorway, looking up at my window.

“You lit,” she said. So I went in and we sat together until it was properly dark.`,
  },
  {
    campaign: 'general',
    category: 'PROTEST',
    language: 'en',
    title: 'Save the nubmer nine',
    age: 20,
    gender: 'F',
    country: 'Canada',
    city: 'Kitchener',
    belief: 'Islam',
    body: `My first protest was about a bus. The city wanted to cut the number 9, which goes past the mosque, two nursing homes, the cheap grocery store and my mother’s work. Forty people came. It was raining sideways.

I had made the sign at midnight. It was beautiful. I’d done shadows on the letters. It wasn’t until we were on the steps of city hall and a photographer asked me to hold it higher that a lady with a walker read it out loud: “Save the nubmer nine.”

I wanted to go home. But she said, “No, no, hold it up, dear, they’ll look twice.” And then the chant changed. I don’t know who started it. Forty soaked people, imams and nurses and a guy in a parrot costume who I think had come for something else, all yelling NUB-MER NINE, NUB-MER NINE.

It was on the local news. They kept the bus, weekdays only. The driver on the morning run, I swear, announces it that way.`,
  },
  {
    campaign: 'general',
    category: 'QURAN',
    language: 'en',
    title: 'Six dots',
    name: 'Nabila',
    age: 31,
    gender: 'F',
    country: 'Malaysia',
    belief: 'Islam',
    body: `I went blind over about a year, between eleven and twelve, the way a room gets dark when nobody thinks to put on the lamp. Until then I had been the fast one in Quran class. The others followed with a finger under the line, and I sat on my hands to show that I didn’t need to.

Afterwards I kept what I already had by heart, which was about a tenth, and I decided that was my share. People were very kind. They played me recordings. But listening is like being driven; you look out of the window, you arrive, and you couldn’t find the way again yourself.

When I was nineteen a lady from an association came to our house with a cardboard box. I thought it was a microwave. There were six volumes in it, each one as thick as a loaf, and that wasn’t even all; the whole Quran in Braille makes quite a shelf. “Give me your hand,” she said. She had a cracked voice and smelled of cloves. She put my finger on the paper.

It was like touching gooseflesh. I felt nothing that meant anything. Bumps. I said, thank you, auntie, perhaps later. She said, “Did you read in a day when you had eyes?”

She came on Wednesdays. It runs from left to right, though the Arabic goes from right to left, so that for the first months I felt I was walking into the house through the back. My fingertip got sore. It got hard. I mixed up letters that were mirrors of each other and read the most terrible nonsense, and she would laugh and say, “That is not what He said, but go on.”

The day I remember was nothing special; there was rain on the zinc, my brother was frying something. I was going along a line, slowly, and I reached a word I had known since I was six years old, that I had said ten thousand times with my mouth. And there it was under my finger, before I said it. It had an edge. I went back and touched it again, and then again, and I think I stayed on that one word until the frying stopped.

I teach now, on Wednesdays. My youngest pupil is eight and extremely quick. She reads with one hand and sits on the other, so that I will notice.`,
  },
  {
    campaign: 'general',
    category: 'RACISM',
    language: 'en',
    title: 'Left wing',
    age: 18,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `I’m Sudanese, I’m Muslim, and I play left wing. At away games I’ve been told to go back to a lot of places, mostly ones I’ve never been to. One guy said Jamaica. One guy, I’m not kidding, said Toronto.

You learn to skate away from it. Coaches say don’t give them the satisfaction. But what nobody tells you is that it stays in your gear. I’d be home, taking off my shin pads, and I’d hear it again.

The one that got me wasn’t even at a rink. At a community dinner, one of our own uncles looked at me next to my friend Hamid, who’s Syrian, and asked Hamid if I understood Arabic. In Arabic. I’d been talking it all night. My mother taught it to half the kids in that room.

Hamid said, “He understands it better than you, uncle. He’s just deciding whether to answer.”

I decided. I answered him politely, in the fancy kind, the kind from the news, with all the endings on. It took a while. The whole table went quiet. My mother, at the other end, passed the salad like nothing was going on, but I saw her mouth, she was checking my grammar.`,
  },
];
